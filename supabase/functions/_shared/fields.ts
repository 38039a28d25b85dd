import { z } from 'zod';
import { cleanEmail, cleanPhone, entryLine, entryLines } from './clean-entry.ts';
import './jitless.ts';
import type { FieldMessages } from './messages.ts';

/** In characters (flows document, section 9), counted by `countCharacters`. */
export const limits = {
  name: 100,
  email: 255,
  company: 100,
  phone: 20,
  message: 2000,
  password: { min: 8, max: 100 },
  displayName: { min: 2, max: 100 },
} as const;

/** Code points, not UTF-16 units: an emoji is one, here and in Postgres. */
export const countCharacters = (text: string) => [...text].length;

/** Postgres cannot store NUL. */
const isStorable = (text: string) => !text.includes('\0');

export const cleaned = (say: FieldMessages, clean: (text: string) => string) =>
  z.string().transform(clean).refine(isStorable, { error: say.notStorable, abort: true });

/** Cleaned first, then judged; storable in Postgres. `say`: messages in the visitor's language. */
export const severalLines = (say: FieldMessages) => cleaned(say, entryLines);
export const oneLine = (say: FieldMessages) => cleaned(say, entryLine);

const required = (text: z.ZodType<string>, max: number, missing: string, tooLong: string) =>
  text
    .refine((value) => value !== '', { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= max, { error: tooLong });

export const requiredText = (say: FieldMessages, max: number, missing: string, tooLong: string) =>
  required(oneLine(say), max, missing, tooLong);

export const requiredLines = (say: FieldMessages, max: number, missing: string, tooLong: string) =>
  required(severalLines(say), max, missing, tooLong);

/** Null if missing. */
const optional = (text: z.ZodType<string, string>, max: number, tooLong: string) =>
  text
    .refine((value) => countCharacters(value) <= max, { error: tooLong })
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

export const optionalText = (say: FieldMessages, max: number, tooLong: string) => optional(oneLine(say), max, tooLong);
export const optionalLines = (say: FieldMessages, max: number, tooLong: string) =>
  optional(severalLines(say), max, tooLong);
export const optionalPhone = (say: FieldMessages) => optional(phoneNumber(say), limits.phone, say.phoneTooLong);

export const phoneNumber = (say: FieldMessages) => cleaned(say, (text) => cleanPhone(text, limits.phone));

/** The length is checked first. */
export const emailAddress = (say: FieldMessages, tooLong = say.emailTooLong) =>
  cleaned(say, cleanEmail)
    .refine((value) => countCharacters(value) <= limits.email, { error: tooLong, abort: true })
    .refine((value) => z.email().safeParse(value).success, { error: say.emailInvalid });

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}
