import { z } from 'zod';

const failure = z.object({ name: z.string().optional(), message: z.string() });

const byName: Record<string, string> = {
  Forbidden: 'The person who planned it may not publish.',
  NotFound: 'The document, or the account of the person who planned it, is no longer there.',
  Locked: 'Somebody had the document open.',
};

/** Why a planned change failed, as the queue keeps it, in words for staff. Nothing of the program is in them. */
export function plainReason(error: unknown): string {
  const parsed = failure.safeParse(error);
  if (!parsed.success) return 'It failed. Try to publish it by hand.';
  const { name, message } = parsed.data;
  const known = byName[name ?? ''];
  if (known) return known;
  // "The following fields are invalid: Department, Summary", as Payload says it.
  const fields = /^The following fields? (?:is|are) invalid(?: \(\d+\))?: ([\s\S]+)$/.exec(message)?.[1];
  if (fields) return `Something required is missing or wrong: ${fields.trim()}.`;
  return 'It failed. Try to publish it by hand: the admin then says what is wrong.';
}
