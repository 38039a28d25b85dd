import type { Footer, Navigation, SiteSetting } from '@payload-types';
import { cache } from 'react';
import { tags } from '@/publishing/tags';
import { dependOn, documentTags } from './depend-on';
import { linkedDocuments } from './linked';
import { reader, shown } from './payload';
import { linkAsVisitorsSee } from './preview/as-visitors-see';

type Globals = { 'site-settings': SiteSetting; navigation: Navigation; footer: Footer };

/** A global. Tags: the global, and the documents it links to. */
export const getGlobal = cache(async <G extends keyof Globals>(slug: G): Promise<Globals[G]> => {
  const { payload, as, release } = await reader();
  const isReleased = release?.globals.includes(slug);
  const options = isReleased ? { draft: true, overrideAccess: true } : as;
  const read = (await payload.findGlobal({ slug, depth: 1, populate: linkedDocuments, ...options })) as Globals[G];
  const value = release ? await linkAsVisitorsSee(payload, read, release) : read;
  const { id: _, ...content } = value;
  await dependOn(tags.global(slug), ...documentTags(content));
  return shown(value, { global: slug });
});
