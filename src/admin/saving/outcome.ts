import { z } from 'zod';
import type { Failure } from './save-state';

const fields = z.object({ errors: z.array(z.object({ message: z.string() })) });
const messages = z.array(z.object({ message: z.string(), data: fields.optional().catch(undefined) }));
const refusalSchema = z.object({ errors: messages }).or(z.object({ message: z.string() }));

async function reasonOf(response: Response): Promise<string> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return `the server refused it (${response.status})`;
  if ('message' in parsed.data) return parsed.data.message;
  const [first] = parsed.data.errors;
  const [field, ...others] = first?.data?.errors ?? [];
  // Of several fields, Payload's message names each.
  return field && others.length === 0 ? field.message : (first?.message ?? '');
}

/** Somebody has to free some space. */
const FULL = 507;
/** Overloaded or restarting. */
const isBusy = (status: number) => status >= 500 || status === 408 || status === 429;
/** Without a session, what is not public is invalid (400) or missing (404). */
const mayLackSession = new Set([400, 401, 403, 404]);

/** Why a save failed; undefined if it did not. `isOver`: has the session ended? */
export async function failureIn(response: Response, isOver: () => Promise<boolean>): Promise<Failure | undefined> {
  if (response.ok) return undefined;
  if (response.status === FULL) return { kind: 'full' };
  if (isBusy(response.status)) return { kind: 'busy' };
  if (response.status === 409) return { kind: 'merging' };
  if (mayLackSession.has(response.status) && (await isOver())) return { kind: 'signed-out' };
  return { kind: 'refused', reason: await reasonOf(response.clone()) };
}
