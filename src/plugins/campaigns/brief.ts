import { z } from 'zod';
import { redirectFromSchema } from '@/fields/redirect-from';
import { languageCodes } from '@/lib/languages';
import { slugify } from '@/lib/slugify';

/** Leaves room for what the names of its documents add. */
const LONGEST_TITLE = 90;

const line = (most: number, missing: string) =>
  z.string().trim().min(1, missing).max(most, `Use at most ${most} characters.`);

/** Empty fields of the form are none. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** What staff say of a campaign. Sent twice with one id, it is made once. */
export const brief = z
  .object({
    id: z.uuid(),
    title: line(LONGEST_TITLE, 'Give the campaign a name.'),
    word: optional(
      z
        .string()
        .trim()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens for the word in links.')
        .max(60, 'Use at most 60 characters for the word in links.'),
    ),
    promise: line(140, 'Write the promise: the headline of the page.'),
    about: line(500, 'Say in one or two sentences what it is about.'),
    audience: optional(line(60, '')),
    language: z.enum(languageCodes),
    template: z.enum(['short', 'landing']),
    shortPath: optional(redirectFromSchema),
    publishAt: optional(z.iso.datetime({ error: 'Enter a date and a time.' })),
    hasIssue: z.boolean(),
    hasExperiment: z.boolean(),
  })
  .transform(({ word, ...rest }) => ({ ...rest, word: word ?? slugify(rest.title, rest.language).slice(0, 60) }))
  .refine(({ word }) => word !== '', 'The name has no letters from a to z. Enter a word for the links.');
export type Brief = z.output<typeof brief>;
