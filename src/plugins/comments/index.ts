import type { CollectionConfig } from 'payload';
import { capability } from '@/seams/capability';
import { comments } from './collection';
import { commentCount } from './field';
import { openComments } from './findings';
import { forgetComments } from './hooks';

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
  before: 'page-statistics',
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
