'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Where the document of the form is saved, below `/api`: `pages/<id>`, `globals/footer`, or `redirects` for a new one. */
export function useFormPath(): { form: string; isNew: boolean } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return { form: `globals/${globalSlug}`, isNew: false };
  return id === undefined
    ? { form: collectionSlug ?? '', isNew: true }
    : { form: `${collectionSlug}/${id}`, isNew: false };
}
