import type { Meta, SectionSettings, SharedSectionBlock } from '@payload-types';
import { seedId } from '../../ids';

/** Short forms that the seeded pages share. */

type Ground = SectionSettings['ground'];

/** The settings of a section: its ground, its anchor, its spacing. */
export const on = (
  ground: Ground,
  anchor?: string,
  spacing: SectionSettings['spacing'] = 'standard',
): SectionSettings => ({ ground, spacing, ...(anchor ? { anchor } : {}) });

/** A section of another page on another ground and, if named, in another arrangement. It keeps its anchor. */
export const shared = (
  path: string,
  anchor: string,
  ground: Ground,
  layout?: SharedSectionBlock['layout'],
): SharedSectionBlock => ({
  blockType: 'shared-section',
  document: { relationTo: 'pages', value: seedId('pages', path) },
  anchor,
  ...(layout ? { layout } : {}),
  section: on(ground),
});

/** What search engines read of a page. */
export const meta = (title: string, description: string): Meta => ({ title, description });

/** The same for a variant: hidden from search engines, which are pointed to the main page. */
export const variantMeta = (main: string, title: string, description: string): Meta => ({
  title,
  description,
  hideFromSearch: true,
  canonical: { relationTo: 'pages', value: seedId('pages', main) },
});

/** The five industries with pages of their own, in the order a page wants them. */
export const industries = (...slugs: string[]) => slugs.map((slug) => seedId('industries', slug));
