import { Link } from '@/payload/link';

type Props = {
  label: string;
  /** Undefined while unavailable. */
  count: number | undefined;
  href: string;
  note?: React.ReactNode;
  isAlarm?: boolean;
};

export function Figure({ label, count, href, note, isAlarm = false }: Props) {
  const isQuiet = !count;
  return (
    <li className="overview-figure" data-alarm={isAlarm ? '' : undefined} data-quiet={isQuiet ? '' : undefined}>
      <Link href={href} prefetch={false}>
        <span className="overview-count">{count === undefined ? '–' : count.toLocaleString('en')}</span>
        <span className="overview-label">{label}</span>
      </Link>
      {note ? <span className="overview-note">{note}</span> : null}
    </li>
  );
}
