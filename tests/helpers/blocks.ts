import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleSite } from '@/blocks/example-site';
import type { Site } from '@/lib/site';

/** Renders blocks that show nothing besides their own fields. */
export const rendering =
  <Block>(View: (props: { block: Block; site: Site; data: undefined }) => ReactNode) =>
  (block: Block): string =>
    renderToStaticMarkup(createElement(View, { block, site: exampleSite, data: undefined }));

export const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
