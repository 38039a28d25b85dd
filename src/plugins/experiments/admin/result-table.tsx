import { type Interval, percent } from '@/lib/rate';
import type { Comparison, VersionResult } from '../compare';
import type { VersionOverview } from '../overview';
import { points, verdictWords } from './result-words';

type Props = { result: Comparison; versions: VersionOverview[]; isRunning: boolean };

const Range = ({ low, high, unit }: Interval & { unit: (value: number) => string }) => (
  <span className="admin-quiet">
    {unit(low)} to {unit(high)}
  </span>
);

function Row({ result, version }: { result: VersionResult; version: VersionOverview | undefined }) {
  const { visitors, goals, rate, interval, against, share } = result;
  return (
    <tr>
      <th scope="row">
        {version?.name}
        <span className="admin-quiet">{share}%</span>
      </th>
      <td>{visitors.toLocaleString('en')}</td>
      <td>{goals.toLocaleString('en')}</td>
      <td>
        {visitors > 0 ? (
          <>
            {percent(rate)}
            <Range {...interval} unit={percent} />
          </>
        ) : (
          '–'
        )}
      </td>
      <td>
        {against ? (
          <>
            {points(against.difference)}
            <Range {...against.interval} unit={points} />
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}

export function ResultTable({ result, versions, isRunning }: Props) {
  const of = (letter: string) => versions.find((version) => version.letter === letter);
  return (
    <>
      <ul className="experiment-verdicts">
        {result.versions.map((version) => {
          const words = verdictWords(of(version.letter)?.name ?? '', version, isRunning);
          return words ? <li key={version.letter}>{words}</li> : null;
        })}
      </ul>
      {result.isUneven ? (
        <p className="admin-error">
          The split of visitors differs from the chosen shares by more than chance explains. Do not rely on these
          figures: bots or a failing page may be among the causes.
        </p>
      ) : null}
      <div className="experiment-table">
        <table className="admin-table">
          <caption>Visitors and goals. Ranges are 95% intervals.</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Visitors</th>
              <th scope="col">Goals</th>
              <th scope="col">Rate</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {result.versions.map((version) => (
              <Row key={version.letter} result={version} version={of(version.letter)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
