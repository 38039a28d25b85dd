import type { CollectionSlug } from 'payload';
import { publicCollections } from '@/lib/content-collections';

/** Exported as tables. Pages also have a file format with pictures (src/plugins/page-files). */
export const exported = [...publicCollections, 'redirects', 'patterns', 'media'] as const satisfies CollectionSlug[];
export type Exported = (typeof exported)[number];

/** Redirects have an import of their own, which follows chains and loops (src/plugins/redirects). */
export type Imported = Exclude<Exported, 'redirects'>;

export const isExported = (slug: unknown): slug is Exported => exported.some((collection) => collection === slug);
export const isImported = (slug: unknown): slug is Imported => isExported(slug) && slug !== 'redirects';
