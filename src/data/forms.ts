import type { Form } from '@payload-types';
import { cache } from 'react';
import { z } from 'zod';
import { tags } from '@/publishing/tags';
import { cms } from './cms';
import { dependOn } from './depend-on';

/** A form with its recipients: server only. Null if deleted. Bypasses access: visitors cannot list forms. */
export async function readForm(id: unknown): Promise<Form | null> {
  const known = z.uuid().safeParse(id);
  if (!known.success) return null;
  const payload = await cms();
  const options = { collection: 'forms', id: known.data, depth: 0, disableErrors: true, overrideAccess: true } as const;
  return payload.findByID(options);
}

export const findForm = cache(async (id: string): Promise<Form | null> => {
  await dependOn(tags.document(id));
  return readForm(id);
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
