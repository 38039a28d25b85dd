'use server';

import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { mayPreview } from '@/data/preview/access';
import { framedSchema, typedSchema } from '@/data/preview/framed';
import { MAX_TYPED, TOO_LONG } from '@/data/preview/messages';
import { FramedDocument } from './framed-document';

/** The page as it looks with what was typed, or why it cannot be shown. */
export type ShownTyped = { view: ReactNode } | { trouble: string };

/**
 * The page in the frame with what an editor has typed and not saved. Nothing is stored: the answer to this call is the
 * page itself. `typed` is JSON, so that its size is known before anybody reads it. Next lets only pages of this site call.
 */
export async function showTyped(framed: unknown, typed: unknown): Promise<ShownTyped> {
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) {
    return { trouble: TOO_LONG };
  }
  const place = framedSchema.safeParse(framed);
  const entered = typedSchema.safeParse(parse(typed));
  if (!place.success || !entered.success) return { trouble: 'This cannot be shown before it is saved.' };
  if (!(await mayPreview(await headers()))) return { trouble: 'You are signed out. Sign in to the admin again.' };
  return { view: <FramedDocument framed={place.data} unsaved={entered.data} /> };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
