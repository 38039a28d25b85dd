'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { Place } from '@/lib/merge';
import { fieldName } from './field-name';

/** The document's type: whether drafts of it are saved by themselves, and what people call its fields. */
export function useEntity() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const entity = globalSlug
    ? getEntityConfig({ globalSlug })
    : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
  const drafts = entity?.versions && typeof entity.versions === 'object' ? entity.versions.drafts : undefined;
  const savesItself = Boolean(drafts && typeof drafts === 'object' && drafts.autosave);
  const nameOf = (place: Place, document: Record<string, unknown>) =>
    fieldName(entity?.fields ?? [], document, place, (slug) =>
      Object.values(config.blocksMap).find((block) => block.slug === slug),
    );
  return { savesItself, nameOf };
}
