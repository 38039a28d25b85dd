'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import { useSearchParams } from '@/payload/navigation';

/** Opens the field named in the URL (`?field=blocks.2.link`). */
export function OpenLinkedField() {
  const field = useSearchParams().get('field');
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const isReady = Boolean(globalSlug ?? id);
  useEffect(() => {
    if (!field || !isReady) return;
    const target = globalSlug ? { global: globalSlug } : { collection: collectionSlug ?? '', id: String(id) };
    askToEdit(target, field);
  }, [field, isReady, collectionSlug, globalSlug, id]);
  return null;
}
