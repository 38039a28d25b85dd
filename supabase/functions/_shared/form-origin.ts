import { z } from 'zod';

/** Click ids, which identify a person, are not kept. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Beside them: which version of a page was shown, of an experiment. */
const version = 'version';

const LONGEST = 200;
const shortened = (text: string) =>
  [
    ...text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST)
    .join('');

/** Never fails: a broken link must not stop a visitor. */
export function campaignIn(query: string): Record<string, string> {
  const sent = new URLSearchParams(query.slice(0, 4_000));
  const known = campaignParameters.map((name) => [name, shortened(sent.get(name) ?? '')] as const);
  return Object.fromEntries(known.filter(([, value]) => value));
}

export const formOrigin = z.object({
  page: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)[^\p{Cc}\\]*$/u)
    .optional()
    .catch(undefined),
  campaign: z.partialRecord(z.enum([...campaignParameters, version]), z.string().max(LONGEST)).catch({}),
});
