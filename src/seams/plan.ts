import type { PayloadRequest } from 'payload';

/** ISO 8601, `to` excluded. */
export type Period = { from: string; to: string };

/** Something with a date, in the plan of staff. */
export type PlanEntry = {
  /** Stays the same when it moves; unique in its kind. */
  id: string;
  title: string;
  /** What happens then: "Publishes". */
  what: string;
  /** ISO 8601; of a whole day, `2026-11-27`. */
  at: string;
  /** Where it is opened, in the admin. */
  href: string;
  /** Why it failed, in words for staff. */
  problem?: string | null;
  /** A fact, or something in the past, which nothing moves. */
  isOver?: boolean;
  /** Why this person cannot move it, in a sentence. */
  fixed?: string;
};

/** `from`: the date that the person saw. */
export type PlanMove = { id: string; from: string; to: string };

/** A kind of entries that a capability puts into the plan. */
export type PlanKind = {
  slug: string;
  /** In the filter of the plan: "Releases". */
  label: string;
  /** What the person may read. May contain some of the days around the period. */
  entries: (req: PayloadRequest, period: Period) => Promise<PlanEntry[]>;
  /**
   * Moves an entry as the person would in its document: by the same rules, with the same records. In a transaction. Does
   * nothing if the request was sent before; throws a public APIError otherwise if it cannot be moved.
   */
  move?: (req: PayloadRequest, move: PlanMove) => Promise<void>;
};
