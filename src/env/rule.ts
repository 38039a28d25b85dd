import { z } from 'zod';

/**
 * A rule for one variable. `problem` returns what the value must be, as the rest of a sentence that begins with the
 * variable's name ("must be on or off"), or undefined.
 */
export const rule = (problem: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = problem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `must be ${listed(words)}` });

export const wholeNumber = (least: number, most: number) =>
  rule((text) => {
    const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
    return isWithin ? undefined : `must be a whole number from ${least} to ${most}`;
  }).transform(Number);

/** An `http(s)` address, without slashes at its end. */
export const address = (example: string, problem: (url: URL) => string | undefined = () => undefined) =>
  rule((text) => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return `must be a full address such as ${example}`;
    const url = new URL(text);
    if (url.username || url.password) return 'must be an address without a name and a password';
    if (url.search || url.hash) return 'must be an address without ? and #';
    return problem(url);
  }).transform((text) => text.replace(/\/+$/, ''));

export const email = (text: string): boolean => z.email().safeParse(text).success;

/** Its value is never shown. */
export const secret = <T extends z.ZodType>(variable: T): T => variable.meta({ isSecret: true });

/** A secret around which neither blanks nor quotation marks are removed: they may be part of it. */
export const exactSecret = <T extends z.ZodType>(variable: T): T => variable.meta({ isSecret: true, isExact: true });
