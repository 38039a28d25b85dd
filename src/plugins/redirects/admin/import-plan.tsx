import type { PlannedLine } from '../import-plan';

const words: Record<PlannedLine['outcome'], string> = {
  added: 'Added',
  changed: 'Changed',
  same: 'Unchanged',
  refused: 'Refused',
};

export const sumUp = (lines: PlannedLine[]): string =>
  (['added', 'changed', 'same', 'refused'] as const)
    .map((outcome) => [lines.filter((line) => line.outcome === outcome).length, words[outcome].toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ') || 'no lines';

export const ImportPlan = ({ lines }: { lines: PlannedLine[] }) => (
  <>
    <p>
      <strong>Preview: {sumUp(lines)}.</strong>
    </p>
    <div className="redirect-import-scroll">
      <table className="redirect-import-plan admin-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">How</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, from, to, match, status, outcome, reason }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{match === 'prefix' ? `${from}/…` : from}</td>
              <td>{to}</td>
              <td>{status}</td>
              <td>
                <strong>{words[outcome]}</strong>
                {reason ? ` ${reason}` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
