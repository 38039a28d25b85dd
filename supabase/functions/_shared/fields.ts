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

/** Control characters mean nothing in an entry; Postgres stores no NUL, and half a surrogate pair is no text. */
const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);

/** Line breaks of browsers (CR LF), word processors and Unicode become one form, so that all count and store alike. */
const normalise = (text: string) => text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim();

/** A field of one line has no others: what was pasted into it is joined. */
const toOneLine = (text: string) => text.replace(/\s*[\n\t]\s*/g, ' ');

const lines = () =>
  z.string().transform(normalise).refine(isStorable, { error: fieldMessages.notStorable, abort: true });
/** One line, trimmed, that Postgres can store. */
export const oneLine = () => lines().transform(toOneLine);

const required = (text: z.ZodType<string>, max: number, missing: string, tooLong: string) =>
  text
    .refine((value) => value !== '', { error: missing, abort: true })
    .refine((value) => countCharacters(value) <= max, { error: tooLong });

/** One line that must be there. */
export const requiredText = (max: number, missing: string, tooLong: string) =>
  required(oneLine(), max, missing, tooLong);

/** Several lines that must be there. */
export const requiredLines = (max: number, missing: string, tooLong: string) =>
  required(lines(), max, missing, tooLong);

/** One line that may be missing; then it is null. */
export const optionalText = (max: number, tooLong: string) =>
  oneLine()
    .refine((value) => countCharacters(value) <= max, { error: tooLong })
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** An e-mail address; a long one is told so before anything else. */
export const emailAddress = (tooLong: string = fieldMessages.emailTooLong) =>
  oneLine()
    .refine((value) => countCharacters(value) <= limits.email, { error: tooLong, abort: true })
    .refine((value) => z.email().safeParse(value).success, { error: fieldMessages.emailInvalid });

/** The first message of each field that is wrong. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}
