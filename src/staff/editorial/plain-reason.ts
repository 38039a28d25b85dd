import { Forbidden, NotFound } from 'payload';
import { z } from 'zod';

const failure = z.object({ message: z.string() });

/** What Payload says, and what it comes to for a plan. The queue keeps the sentence, and not the kind of error. */
const known: Record<string, string> = {
  [new Forbidden().message]: 'The person who planned it may not publish.',
  [new NotFound().message]: 'The document, or the account of the person who planned it, is no longer there.',
};

/** Why a planned change failed, as the queue keeps it, in words for staff. Nothing of the program is in them. */
export function plainReason(error: unknown): string {
  const parsed = failure.safeParse(error);
  if (!parsed.success) return 'It failed. Try to publish it by hand.';
  const { message } = parsed.data;
  const reason = known[message];
  if (reason) return reason;
  // "The following fields are invalid: Department, Summary", as Payload says it.
  const fields = /^The following fields? (?:is|are) invalid(?: \(\d+\))?: ([\s\S]+)$/.exec(message)?.[1];
  if (fields) return `Something required is missing or wrong: ${fields.trim()}.`;
  return 'It failed. Try to publish it by hand: the admin then says what is wrong.';
}
