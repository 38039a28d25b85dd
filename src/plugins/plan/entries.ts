import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { atOnce } from '@/publishing/at-once';
import { added } from '@/seams/capability';
import type { Period, PlanEntry, PlanKind, PlanMove } from '@/seams/plan';
import { reasonOf } from '@/staff/editorial/reason-of';
import { refuse } from '@/staff/endpoint';

/** `kind`: its slug. */
export type FoundEntry = PlanEntry & { kind: string };

type Found = {
  /** The earliest first; of a day, whole days first. */
  entries: FoundEntry[];
  /** Labels of the kinds that cannot be read at the moment. */
  unread: string[];
};

export const kindsOf = (req: PayloadRequest): PlanKind[] => added(req.payload, 'plan');

/** What this person may read of all kinds, or of one. Access must have been checked by the caller. */
export async function findEntries(req: PayloadRequest, period: Period, only?: string): Promise<Found> {
  const entries: FoundEntry[] = [];
  const unread: string[] = [];
  for (const { slug, label, entries: read } of kindsOf(req)) {
    if (only && only !== slug) continue;
    try {
      entries.push(...(await read(req, period)).map((entry) => ({ ...entry, kind: slug })));
    } catch (error) {
      req.payload.logger.error({ err: error }, `The plan has no ${slug}.`);
      unread.push(label);
    }
  }
  return { entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)), unread };
}

const LOCKED = 423;
const OPEN_ELSEWHERE = 'Someone has this open. Move it in its form, or try again when they have closed it.';

/** Moves an entry as this person. All or nothing; errors are sentences. */
export async function moveEntry(req: PayloadRequest, kind: string, move: PlanMove): Promise<void> {
  const mover = kindsOf(req).find(({ slug }) => slug === kind)?.move;
  if (!mover) refuse(409, 'This is not moved in the plan. Open it, and change its date there.');
  try {
    await atOnce(req, () => mover(req, move));
  } catch (error) {
    if (error instanceof ValidationError) refuse(409, reasonOf(error));
    if (error instanceof APIError && error.status === LOCKED) refuse(409, OPEN_ELSEWHERE);
    throw error;
  }
}
