import { added } from '@/seams/capability';
import type { Notify } from '@/seams/notification';

/** Tells accounts of what concerns them, in the transaction of the event, by whatever means the site has. */
export const notify: Notify = async (req, event, readers) => {
  for (const tell of added(req.payload, 'notify')) await tell(req, event, readers);
};
