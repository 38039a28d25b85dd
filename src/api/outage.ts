import type { AfterErrorHook } from 'payload';
import { DISK_CLOSED, FULL, isDiskClosed, isDiskFull, isPassing, READ_ONLY, sqlState } from '@/lib/sql-state';

const CLOSED =
  'The database of the site takes no changes at the moment: nothing can be saved, and nobody can sign in. Try again later, or ask an administrator.';
export const PASSING = 'The site cannot do this at the moment. Please try again.';

const tell = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** Instead of the 500 of Payload, for faults of the moment: 507 where the database or a file had no room, otherwise 503. */
export const tellOutage: AfterErrorHook = ({ error }) => {
  if (isDiskFull(error)) return tell(507, FULL);
  if (isDiskClosed(error)) return tell(503, DISK_CLOSED);
  if (sqlState(error) === READ_ONLY) return tell(503, CLOSED);
  return isPassing(error) ? tell(503, PASSING) : undefined;
};
