import { Forbidden, NotFound } from 'payload';
import { z } from 'zod';
import { adminWords } from '@/lib/admin-words';

const failure = z.object({ message: z.string() });

const GONE = 'The document, or the account of the person who scheduled it, no longer exists.';

/** Of a scheduled change whose database failed (`patient-schedules.ts`). One word, so that it can be searched for. */
export const INTERRUPTED = 'interrupted';

/** Keyed by message: the queue does not store the error's class. */
const known: Record<string, string> = {
  [new Forbidden().message]: 'The person who scheduled it is not allowed to publish.',
  [new NotFound().message]: GONE,
  [INTERRUPTED]: 'The database failed at that time. This is tried ten times; then publish it manually.',
  // With a request, in the words of the admin.
  [adminWords.general.notFound]: GONE,
};

/** Why a scheduled change failed, for staff and without internals. */
export function plainReason(error: unknown): string {
  const parsed = failure.safeParse(error);
  if (!parsed.success) return 'It failed. Try to publish it manually.';
  const { message } = parsed.data;
  const reason = known[message];
  if (reason) return reason;
  // Payload's format: "The following fields are invalid: Department, Summary".
  const fields = /^The following fields? (?:is|are) invalid(?: \(\d+\))?: ([\s\S]+)$/.exec(message)?.[1];
  if (fields) return `Required fields are missing or invalid: ${fields.trim()}.`;
  return 'It failed. Publish it manually to see what is wrong.';
}
