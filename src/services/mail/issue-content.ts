import { z } from 'zod';

const href = z.string().min(1).max(2_000);
const link = z.object({ label: z.string().min(1), href });

const section = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('headline'), text: z.string() }),
  /** Blank lines separate paragraphs. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('picture'),
    src: href,
    alt: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    caption: z.string().nullable(),
  }),
  z.object({ kind: z.literal('button'), ...link.shape }),
  z.object({ kind: z.literal('links'), heading: z.string().nullable(), links: z.array(link).min(1) }),
]);
export type IssueSection = z.output<typeof section>;

/** Content of an issue, for mail and page; each send stores its own. Addresses: paths of this site, or complete. */
export const issueContentSchema = z.object({
  number: z.number().int(),
  title: z.string().min(1),
  summary: z.string(),
  /** Without one, the beginning of the summary. Content stored by older releases has none. */
  preheader: z.string().default(''),
  /** ISO 8601. */
  date: z.string(),
  path: z.string().startsWith('/'),
  sections: z.array(section),
});
export type IssueContent = z.output<typeof issueContentSchema>;
