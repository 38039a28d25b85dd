import type { PayloadRequest } from 'payload';
import type { ContentDocument } from '@/lib/content-collections';
import { error, type Finding } from '@/lib/finding';
import { countOpen, needsResolved } from './stored';

/** Open comments stop publishing where the approval rules say so. */
export async function openComments(req: PayloadRequest, commented: ContentDocument): Promise<Finding[]> {
  if (commented.id === '' || !(await needsResolved(req))) return [];
  const count = await countOpen(req.payload, commented, req);
  if (count === 0) return [];
  const what = count === 1 ? 'One comment is' : `${count} comments are`;
  return [error('comments', '', `${what} open. Resolve them before publishing.`)];
}
