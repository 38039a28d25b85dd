import type { Meta, SectionSettings, SharedSectionBlock } from '@payload-types';
import { seedId } from '../../ids';

type Ground = SectionSettings['ground'];

export const on = (
  ground: Ground,
  anchor?: string,
  spacing: SectionSettings['spacing'] = 'standard',
): SectionSettings => ({ ground, spacing, ...(anchor ? { anchor } : {}) });

/** On another ground and, if given, in another layout. It keeps its anchor. */
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

export const meta = (title: string, description: string): Meta => ({ title, description });

/** Hidden from search engines, with the main page as canonical link. */
export const variantMeta = (main: string, title: string, description: string): Meta => ({
  title,
  description,
  hideFromSearch: true,
  canonical: { relationTo: 'pages', value: seedId('pages', main) },
});

export const industries = (...slugs: string[]) => slugs.map((slug) => seedId('industries', slug));
