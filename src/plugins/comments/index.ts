import type { CollectionConfig, PayloadRequest } from 'payload';
import { columnField } from '@/fields/ui-field';
import type { ContentDocument } from '@/lib/content-collections';
import { error, type Finding } from '@/lib/finding';
import { capability } from '@/seams/capability';
import { comments } from './collection';
import { forgetComments } from './hooks';
import { countOpen, needsResolved } from './stored';

const commentCount = columnField('comments', 'Comments', '/plugins/comments/admin/count-cell#CommentCountCell');

const panel = '/plugins/comments/admin/comments#Comments';

/** Releases are discussed as a whole. */
const withComments = (releases: CollectionConfig): CollectionConfig => {
  const { components } = releases.admin ?? {};
  const controls = [...(components?.edit?.beforeDocumentControls ?? []), panel];
  const edit = { ...components?.edit, beforeDocumentControls: controls };
  return {
    ...releases,
    admin: { ...releases.admin, components: { ...components, edit } },
    hooks: { ...releases.hooks, beforeDelete: [...(releases.hooks?.beforeDelete ?? []), forgetComments] },
  };
};

/**
 * Comments: colleagues and guests discuss a place in a draft (docs/decisions/038-comments-and-checks.md). Adds a
 * collection, a panel in the bar, and a column to lists.
 */
export const commentsPlugin = capability({
  slug: 'comments',
  collections: [comments],
  before: 'design-reviews',
  doors: [
    {
      door: 'activity',
      collection: 'comments',
      group: 'Reviews',
      about: 'What colleagues and guests say about drafts.',
    },
  ],
  extend: { releases: withComments },
  content: [
    {
      fields: [commentCount],
      bar: [{ order: 50, component: panel }],
      beforeDelete: forgetComments,
      findings: openComments,
    },
  ],
});

/** Open comments stop publishing where the approval rules say so. */
async function openComments(req: PayloadRequest, commented: ContentDocument): Promise<Finding[]> {
  if (commented.id === '' || !(await needsResolved(req))) return [];
  const count = await countOpen(req.payload, commented, req);
  if (count === 0) return [];
  const what = count === 1 ? 'One comment is' : `${count} comments are`;
  return [error('comments', '', `${what} open. Resolve them before publishing.`)];
}
