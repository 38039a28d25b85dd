'use server';

import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { mayPreview } from '@/data/preview/access';
import { framedSchema, typedSchema } from '@/data/preview/framed';
import { MAX_TYPED, TOO_LONG } from '@/data/preview/messages';
import { parseJson } from '@/lib/parse-json';
import { actionBegun } from '../../lib/action-call.ts';
import { FramedDocument } from './framed-document';

export type ShownTyped = { view: ReactNode } | { trouble: string };

/**
 * Renders the page with unsaved form values; stores nothing. `typed` is JSON, so that its size is checked before it is
 * parsed. Only pages of this site may call it (src/delivery/http/refused-action.ts).
 */
export async function showTyped(framed: unknown, typed: unknown): Promise<ShownTyped> {
  actionBegun();
  if (!(await mayPreview(await headers()))) return { trouble: 'You are signed out. Sign in to the admin again.' };
  if (typeof typed !== 'string' || typed.length > MAX_TYPED) {
    return { trouble: TOO_LONG };
  }
  const place = framedSchema.safeParse(framed);
  const entered = typedSchema.safeParse(parseJson(typed));
  if (!place.success || !entered.success) return { trouble: 'This cannot be shown before it is saved.' };
  return { view: <FramedDocument framed={place.data} unsaved={entered.data} /> };
}
