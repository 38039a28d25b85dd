import type { CollectionSlug, GlobalSlug } from 'payload';
import { cache } from 'react';
import { complete } from '@/fields/complete';
import { cms } from '../cms';
import { linkedDocuments } from '../linked';
import { framedPreview } from './request';
import { schemaOf } from './schema';
import { isSameTarget, type Target } from './target';

const populated = cache(async (): Promise<object | undefined> => {
  const unsaved = framedPreview()?.unsaved;
  if (!unsaved) return undefined;
  const { target } = unsaved;
  const payload = await cms();
  const typed = complete(await schemaOf(target), unsaved.data);
  // `draft: true` would replace the unsaved values with the last saved draft.
  const rest = { depth: 1, populate: linkedDocuments, overrideAccess: true, draft: false } as const;
  if ('global' in target) return payload.findGlobal({ slug: target.global as GlobalSlug, data: typed, ...rest });
  const { collection, id } = target;
  const data = { updatedAt: new Date().toISOString(), ...typed, id };
  return payload.findByID({ collection: collection as CollectionSlug, id, data, ...rest });
});

/** Undefined unless the document's form is open beside the preview. */
export const typedAt = async (target: Target): Promise<object | undefined> =>
  isSameTarget(framedPreview()?.unsaved?.target, target) ? populated() : undefined;

/** With unsaved values if the document's form is open beside the preview, otherwise as stored. */
export const asTyped = async <T extends object>(document: T, target: Target): Promise<T> =>
  ((await typedAt(target)) as T | undefined) ?? document;
