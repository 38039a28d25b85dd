import { seoPlugin } from '@payloadcms/plugin-seo';
import type { Plugin } from 'payload';
import { env } from '@/env';
import { pathCollections } from '@/lib/paths';
import { shorten } from '@/lib/shorten';

type Words = { title?: unknown; path?: unknown; summary?: unknown; intro?: unknown; blocks?: unknown };

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

function introOf({ summary, intro, blocks }: Words): string | undefined {
  const sections = Array.isArray(blocks) ? (blocks as { intro?: unknown; text?: unknown }[]) : [];
  const [found] = [summary, intro, ...sections.flatMap((section) => [section.intro, section.text])].flatMap(
    (value) => words(value) ?? [],
  );
  return found;
}

export const suggest = {
  title: (doc: Words) => shorten(words(doc.title) ?? '', 50),
  description: (doc: Words) => shorten(introOf(doc) ?? '', 150),
  address: (doc: Words) => env().SITE_URL + (words(doc.path) ?? '/'),
};

/** The SEO plugin's endpoints and texts for src/fields/seo.ts, without its own group of fields. */
export const seoPanel: Plugin = async (config) => {
  const { endpoints, i18n } = await seoPlugin({
    collections: [...pathCollections],
    generateTitle: ({ doc }) => suggest.title(doc),
    generateDescription: ({ doc }) => suggest.description(doc),
    generateURL: ({ doc }) => suggest.address(doc),
  })(config);
  return { ...config, endpoints, i18n };
};
