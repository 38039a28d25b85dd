import type { ShareableCollection } from '@/lib/content-collections';

/** A scheduled change of a document, or a scheduled release. */
export type Planned = {
  /** Id of the schedule, not of the document. */
  id: string;
  type: 'publish' | 'unpublish';
  collection: ShareableCollection;
  document: string;
  title: string;
  /** When it is due (ISO 8601). */
  time: string;
  /** Null if the account has been deleted. */
  by: string | null;
  /** Why it failed, in words for staff; null if it has not. */
  reason: string | null;
};
