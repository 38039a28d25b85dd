import type { Footer, Navigation, SiteSetting } from '@payload-types';
import { cache } from 'react';
import { tags } from '@/publishing/tags';
import { untilPublished } from '@/publishing/until-published';
import { dependOn, documentTags } from './depend-on';
import { linkedDocuments } from './linked';
import { reader, shown } from './payload';
import { linkAsVisitorsSee } from './preview/as-visitors-see';

type Globals = { 'site-settings': SiteSetting; navigation: Navigation; footer: Footer };
type GlobalSlug = keyof Globals;

const tagsOf = (slug: GlobalSlug, { id: _, ...content }: Globals[GlobalSlug]) => [
  tags.global(slug),
  tags.languages,
  ...documentTags(content),
];

async function readGlobal<G extends GlobalSlug>(slug: G): Promise<Globals[G]> {
  const { payload, as, overlay } = await reader();
  const isDraft = overlay?.globals.includes(slug);
  const options = isDraft ? { draft: true, overrideAccess: true } : as;
  const read = (await payload.findGlobal({ slug, depth: 1, populate: linkedDocuments, ...options })) as Globals[G];
  return overlay ? linkAsVisitorsSee(payload, read, overlay) : read;
}

const published = <G extends GlobalSlug>(slug: G) =>
  untilPublished<Globals[G]>(
    (value) => tagsOf(slug, value),
    () => readGlobal(slug),
  );

/** Every page shows all three, so they are read once per publish, not once per page. */
const publishedGlobals: { [G in GlobalSlug]: () => Promise<{ value: Globals[G] }> } = {
  'site-settings': published('site-settings'),
  navigation: published('navigation'),
  footer: published('footer'),
};

/** Tags: the global, the languages, and the documents it links to. */
export const getGlobal = cache(async <G extends GlobalSlug>(slug: G): Promise<Globals[G]> => {
  const { isDraft } = await reader();
  const value = isDraft ? await readGlobal(slug) : (await publishedGlobals[slug]()).value;
  await dependOn(...tagsOf(slug, value));
  return shown(value, { global: slug });
});
