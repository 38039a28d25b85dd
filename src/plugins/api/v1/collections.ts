import { publicCollections } from '@/lib/content-collections';

export const apiCollections = [...publicCollections, 'media'] as const;
export type ApiCollection = (typeof apiCollections)[number];

export const isApiCollection = (slug: unknown): slug is ApiCollection =>
  (apiCollections as readonly unknown[]).includes(slug);
