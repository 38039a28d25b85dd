import { factorSchema, newPasswordSchema, resetRequestSchema, signInSchema, signUpSchema } from '@shared/account';
import type { FieldMessages } from '@shared/messages';
import { z } from 'zod';
import type { Entries } from '../forms/outcome';
import type { Mode } from './modes';

const schemas = {
  'sign-in': signInSchema,
  'sign-up': signUpSchema,
  link: resetRequestSchema,
  reset: resetRequestSchema,
  factor: factorSchema,
  'new-password': newPasswordSchema,
  'mailed-link': () => z.object({}),
} as const;

/** Valid entries, or the first failing rule and its field (flows document, section 5). */
export type Checked = { entries: Entries } | { field: string; message: string };

export function check(mode: Mode, entries: Entries, say: FieldMessages): Checked {
  const parsed = schemas[mode](say).safeParse(entries);
  if (parsed.success) return { entries: parsed.data };
  const [issue] = parsed.error.issues;
  return { field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' };
}
