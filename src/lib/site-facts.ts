import { z } from 'zod';

/** A rule of the program, with the places and pages where it found something. */
const finding = z.object({
  rule: z.string(),
  /** What the rule demands, in the program's own (English) words. */
  help: z.string(),
  places: z.number().int().positive(),
  pages: z.array(z.string()).min(1),
});

/**
 * What was measured on this site, by `npm run bench -- --facts`, which writes it, never by hand. Pages are those that the
 * site is delivered with.
 */
export const siteFactsSchema = z.object({
  date: z.iso.datetime(),
  commit: z.string().optional(),
  accessibility: z.object({
    program: z.string(),
    rules: z.array(z.string()).min(1),
    widths: z.array(z.number()).min(1),
    pages: z.array(z.string()).min(1),
    violations: z.array(finding),
    /** Where the program cannot tell, such as contrast on a picture. */
    undecided: z.array(finding),
  }),
  weight: z.object({
    program: z.string(),
    /** Of the window, in pixels. */
    width: z.number(),
    pages: z
      .array(
        z.object({
          path: z.string(),
          requests: z.number(),
          thirdParties: z.number(),
          /** On the wire, headers included. */
          bytes: z.number(),
          grams: z.number(),
        }),
      )
      .min(1),
  }),
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;
