import type { Form } from '@payload-types';
import { cache } from 'react';
import { z } from 'zod';
import { tags } from '@/publishing/tags';
import { cms } from './cms';
import { dependOn } from './depend-on';
import { reader } from './payload';
import { isSameTarget } from './preview/target';
import { asTyped } from './preview/unsaved';

const one = { limit: 1, depth: 0, pagination: false, overrideAccess: true } as const;

/**
 * The published version of a form with its recipients: server only. Null if there is none. Bypasses access: visitors
 * cannot list forms.
 */
export async function readForm(id: unknown): Promise<Form | null> {
  const known = z.uuid().safeParse(id);
  if (!known.success) return null;
  const payload = await cms();
  const where = { id: { equals: known.data }, _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'forms', where, draft: false, ...one });
  return docs[0] ?? null;
}

/** As this rendering shows it: published, its draft in a preview, or as it is typed beside the preview. */
export const findForm = cache(async (id: string): Promise<Form | null> => {
  const { payload, as, overlay } = await reader();
  await dependOn(tags.document(id));
  const target = { collection: 'forms', id } as const;
  const isDraft = as.draft || overlay?.documents.some((member) => isSameTarget(member, target));
  if (!isDraft) return readForm(id);
  const where = { id: { equals: id } };
  const { docs } = await payload.find({ collection: 'forms', where, draft: true, ...one });
  return docs[0] ? asTyped(docs[0], target) : null;
});

/** Undefined if the page is not published. */
export async function thanksPath({ thanks }: Form): Promise<string | undefined> {
  if (thanks.kind !== 'page' || !thanks.page) return undefined;
  const id = typeof thanks.page === 'string' ? thanks.page : thanks.page.id;
  const payload = await cms();
  const select = { path: true } as const;
  const options = { collection: 'pages', id, select, depth: 0, disableErrors: true, overrideAccess: false } as const;
  return (await payload.findByID(options))?.path ?? undefined;
}
