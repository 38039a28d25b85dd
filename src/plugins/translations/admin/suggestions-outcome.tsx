import type { Suggestions } from '../suggest/suggest';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What came of it, in one line. */
export function outcomeInWords({ suggested, left, refused, problem }: Suggestions): string {
  const done =
    suggested === 0
      ? 'Nothing could be suggested.'
      : `Suggested: ${counted(suggested, '1 text', 'texts')}. Read and accept each, or change it.`;
  const open = left > 0 ? ` ${counted(left, '1 text is', 'texts are')} left.` : '';
  return [done + open, refused.length > 0 && 'What breaks a rule was not used.', problem].filter(Boolean).join(' ');
}

/** `left`: those that somebody has changed meanwhile. */
export function confirmedInWords(what: string, count: number, left: number): string {
  const done = `${what}: ${counted(count, '1 text', 'texts')}.`;
  return left > 0 ? `${done} ${counted(left, '1 was', 'were')} changed meanwhile: read it again.` : done;
}

/** What the service wrote, and may not be used. */
export function RefusedTexts({ refused }: Pick<Suggestions, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <ul className="admin-marked">
      {refused.map(({ label, reason }) => (
        <li key={`${label} ${reason}`} data-outcome="refused">
          <span className="admin-small">Not used: {label}</span>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
