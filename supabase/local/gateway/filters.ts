import { z } from 'zod';

/**
 * Hosted Supabase's 400 message for an operator such as `toString`, on which @supabase/lite fails; undefined otherwise.
 */
export function unknownFilter(search: URLSearchParams): string | undefined {
  for (const value of search.values()) {
    const [operator = ''] = value.replace(/^not\./, '').split('.', 1);
    if (operator in Object.prototype) return `"failed to parse filter (${value.slice(0, 80)})" (line 1, column 1)`;
  }
  return undefined;
}

const unclosedQuote = z.object({ message: z.string().regex(/^Error: Missing closing quote/) });

/** 400, as in hosted Supabase, for an unclosed quote, on which @supabase/lite fails with 500. */
export async function withUnclosedQuoteRefused(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const { success } = unclosedQuote.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  const fault = { code: 'PGRST100', message: 'A quotation mark in the query is not closed', details: null, hint: null };
  return success ? Response.json(fault, { status: 400 }) : response;
}
