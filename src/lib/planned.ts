import type { CollectionSlug } from 'payload';

export type Planned = {
  /** Of the schedule, not of the document. */
  id: string;
  type: 'publish' | 'unpublish';
  collection: CollectionSlug;
  document: string;
  title: string;
  /** ISO 8601. */
  time: string;
  /** Null if the account has been deleted. */
  by: string | null;
  /** Why it failed, in words for staff; null if it has not. */
  reason: string | null;
};
