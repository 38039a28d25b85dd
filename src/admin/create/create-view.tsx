import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { type PathCollection, pathCollections } from '@/lib/paths';
import { redirect } from '@/payload/navigation';
import { NewDocument } from './new-document';

const pathCollectionOf = (slug: string): PathCollection | undefined => pathCollections.find((one) => one === slug);

/** Saves a new document once it has a name. Payload's own form would save an empty one on opening. */
export function CreateView({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult;
  if (!collectionConfig || !permissions.collections?.[collectionConfig.slug]?.create) redirect('/admin/unauthorized');
  const { slug, labels, admin } = collectionConfig;
  const singular = getTranslation(labels.singular, req.i18n);
  const plural = getTranslation(labels.plural, req.i18n);
  return (
    <Gutter className="create-view">
      <SetStepNav
        nav={[{ label: plural, url: `/admin/collections/${slug}` }, { label: `New ${singular.toLowerCase()}` }]}
      />
      <h1>New {singular.toLowerCase()}</h1>
      <NewDocument
        slug={slug}
        kind={singular.toLowerCase()}
        nameField={admin.useAsTitle ?? 'title'}
        pathCollection={pathCollectionOf(slug)}
      />
    </Gutter>
  );
}
