import type { PlanMove } from '@/seams/plan';
import { refuse } from '../endpoint';

export const ONLY_EDITORS = 'Only editors and admins may move this.';

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** Whether this very move has been made: its response was lost. Throws (409) if `now` is another date than the person saw. */
export function isMoved(now: string | null | undefined, { from, to }: PlanMove): boolean {
  if (now && isSame(now, to)) return true;
  if (now && isSame(now, from)) return false;
  return refuse(409, 'Someone else has moved this meanwhile. Look at its new date, then move it again.');
}

/** Throws (409) if the moment has passed that is moved, or the one that it is moved to. */
export function requireAhead({ from, to }: PlanMove): void {
  const now = Date.now();
  if (Date.parse(from) <= now) refuse(409, 'Its moment has passed meanwhile, so it cannot be moved any more.');
  if (Date.parse(to) <= now) refuse(409, 'Choose a time in the future.');
}
