'use client';

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { BlockSlug, ClientField } from 'payload';
import { fieldAt } from './field-at';

export function useFieldAt(): (path: string) => ClientField | undefined {
  const { getFields } = useForm();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  return (path) => {
    const entity = globalSlug
      ? getEntityConfig({ globalSlug })
      : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
    return fieldAt(entity?.fields ?? [], path, (row) => {
      const blockType = getFields()[`${row}.blockType`]?.value;
      return typeof blockType === 'string' ? config.blocksMap[blockType as BlockSlug] : undefined;
    });
  };
}
