import { isBusy, refusalOf } from '../ask';
import type { Failure } from './save-state';

/** Somebody has to free some space. */
const FULL = 507;
/** Without a session, what is not public is invalid (400) or missing (404). */
const mayLackSession = new Set([400, 401, 403, 404]);

/** Why a save failed; undefined if it did not. `isOver`: has the session ended? */
export async function failureIn(response: Response, isOver: () => Promise<boolean>): Promise<Failure | undefined> {
  if (response.ok) return undefined;
  if (response.status === FULL) return { kind: 'full' };
  if (isBusy(response.status)) return { kind: 'busy' };
  if (response.status === 409) return { kind: 'merging' };
  if (mayLackSession.has(response.status) && (await isOver())) return { kind: 'signed-out' };
  const { reason = `the server refused it (${response.status})` } = await refusalOf(response.clone());
  return { kind: 'refused', reason };
}
