import type { CollectionSlug, GlobalSlug } from 'payload';
import { cache } from 'react';
import { cms } from '../cms';
import { linkedDocuments } from '../linked';
import { complete } from './complete';
import { framedPreview } from './request';
import { schemaOf } from './schema';
import { isSameTarget, type Target } from './target';

/** What was typed, with the documents and pictures it refers to, once for each page that is being rendered. */
const populated = cache(async (): Promise<object | undefined> => {
  const unsaved = framedPreview()?.unsaved;
  if (!unsaved) return undefined;
  const { target } = unsaved;
  const payload = await cms();
  const typed = complete(await schemaOf(target), unsaved.data);
  // `draft` would put the last saved draft in the place of what was typed.
  const rest = { depth: 1, populate: linkedDocuments, overrideAccess: true, draft: false } as const;
  if ('global' in target) return payload.findGlobal({ slug: target.global as GlobalSlug, data: typed, ...rest });
  const { collection, id } = target;
  const data = { updatedAt: new Date().toISOString(), ...typed, id };
  return payload.findByID({ collection: collection as CollectionSlug, id, data, ...rest });
});

/** The document as it stands in the form beside the preview; nothing when that is the form of another one. */
export const typedAt = async (target: Target): Promise<object | undefined> =>
  isSameTarget(framedPreview()?.unsaved?.target, target) ? populated() : undefined;

/** The document as it stands in its form, if that is open beside the preview; else as it is stored. */
export const asTyped = async <T extends object>(document: T, target: Target): Promise<T> =>
  // Payload has made it from the same fields.
  ((await typedAt(target)) as T | undefined) ?? document;
