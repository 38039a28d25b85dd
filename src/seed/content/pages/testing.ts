import { isObject } from '@/lib/is-object';
import { seedId } from '../../ids';
import type { SeedBlock, SeedPage } from '../../types';
import { pages } from './index';

export type LinkData = {
  label: string;
  kind: string;
  address?: string;
  document?: { relationTo: string; value: string };
};

export function pageAt(path: string): SeedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No seeded page has the path ${path}.`);
  return page;
}

export function sourceOf(block: Extract<SeedBlock, { blockType: 'shared-section' }>): SeedBlock | undefined {
  const owner = pages.find(({ path }) => seedId('pages', path) === block.document.value);
  return owner?.blocks?.find(({ section }) => section.anchor === block.anchor);
}

export function sectionsOf(page: SeedPage): SeedBlock[] {
  return (page.blocks ?? []).map((block) => {
    if (block.blockType !== 'shared-section') return block;
    const source = sourceOf(block);
    if (!source) throw new Error(`${page.path} shows #${block.anchor}, which does not exist.`);
    return { ...source, section: { ...block.section, anchor: block.section.anchor || block.anchor } };
  });
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const isLink = (value: Record<string, unknown>) => typeof value.label === 'string' && typeof value.kind === 'string';

export function linksIn(value: unknown): LinkData[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  return isLink(value) ? [value as LinkData] : Object.values(value).flatMap(linksIn);
}

const paths = new Map(pages.map(({ path }) => [seedId('pages', path), path]));
const privacy = seedId('legal-pages', 'privacy');

/** As the documents write it: a path, an anchor, `mailto`, `tel`, or undefined. */
export function targetOf(link: LinkData): string | undefined {
  if (link.kind === 'document')
    return link.document?.value === privacy ? '/privacy' : paths.get(link.document?.value ?? '');
  return { address: link.address, email: 'mailto', phone: 'tel' }[link.kind];
}
