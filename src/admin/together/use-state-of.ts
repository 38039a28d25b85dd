'use client';

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { useCallback } from 'react';

/** Returns what asks the server for the form of other values of the same document. */
export function useStateOf() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  return useCallback(
    async (data: Record<string, unknown>) => {
      const { state } = await getFormState({
        id,
        collectionSlug,
        globalSlug,
        data,
        docPermissions,
        docPreferences: await getDocPreferences(),
        operation: collectionSlug && id === undefined ? 'create' : 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      return state;
    },
    [id, collectionSlug, globalSlug, docPermissions, getDocPreferences, getFormState],
  );
}
