import { z } from 'zod';
import { fieldMessages } from './messages.ts';

/** Field lengths in characters as people count them (flows document, section 9). */
export const limits = {
  name: 100,
  email: 255,
  company: 100,
  phone: 20,
  message: 2000,
  password: { min: 8, max: 100 },
  displayName: { min: 2, max: 100 },
} as const;

/** Characters, not UTF-16 units: an emoji is one, here and in Postgres. */
export const countCharacters = (text: string) => [...text].length;

/** Postgres stores no NUL, and half a surrogate pair is no text. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Browsers post line breaks as CR LF and hand them to scripts as LF: one form, so that both count and store alike. */
const normalise = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const text = () =>
  z.string().transform(normalise).refine(isStorable, { error: fieldMessages.notStorable, abort: true });

/** A text that must be there. */
export const requiredText = (max: number, missing: string, tooLong: string) =>
  text()
    .refine((value) => value !== '', { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= max, { error: tooLong });

/** A text that may be missing; then it is null. */
export const optionalText = (max: number, tooLong: string) =>
  text()
    .refine((value) => countCharacters(value) <= max, { error: tooLong })
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** An e-mail address; a long one is told so before anything else. */
export const emailAddress = (tooLong: string = fieldMessages.emailTooLong) =>
  text()
    .refine((value) => countCharacters(value) <= limits.email, { error: tooLong, abort: true })
    .refine((value) => z.email().safeParse(value).success, { error: fieldMessages.emailInvalid });

/** The first message of each field that is wrong. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}
