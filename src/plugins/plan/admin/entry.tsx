'use client';

import { clock, inCompany } from '@/admin/readable-time';
import { Link } from '@/payload/link';
import type { FoundEntry } from '../entries';
import { isDay } from '../month';

export const keyOf = ({ kind, id }: FoundEntry): string => `${kind} ${id}`;

/** The time of day, with the company's beside it where it differs; nothing for a whole day. */
function Time({ at, zone }: { at: string; zone: string }) {
  if (isDay(at)) return null;
  const company = inCompany(at, zone);
  return (
    <time dateTime={at}>
      {clock(at, zone)}
      {company ? <span className="admin-beside"> ({company})</span> : null}
    </time>
  );
}

type Props = { entry: FoundEntry; zone: string; onMove: (entry: FoundEntry) => void };

/** What happens, to which document, when; and how it is moved, if it can be. */
export function Entry({ entry, zone, onMove }: Props) {
  const { at, what, title, href, problem, isOver } = entry;
  return (
    <>
      <span className="admin-small">
        <Time at={at} zone={zone} /> {what}
      </span>
      <Link href={href} prefetch={false} draggable={false}>
        {title}
      </Link>
      {problem ? <strong className="admin-error">{problem}</strong> : null}
      {isOver ? null : (
        <button
          type="button"
          className="admin-link admin-small"
          data-move={keyOf(entry)}
          aria-label={`Move: ${title}`}
          onClick={() => onMove(entry)}
        >
          Move
        </button>
      )}
    </>
  );
}
