import { contentCollections } from '@/lib/content-collections';

/** What people discuss, and share with guests: one draft, or a release as a whole site. */
export const commentedCollections = [...contentCollections, 'releases'] as const;
export type CommentedCollection = (typeof commentedCollections)[number];
