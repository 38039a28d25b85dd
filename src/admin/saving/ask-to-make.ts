import { ask, isRefused, type Refused } from '../ask';
import { unsure } from './made-once';

/**
 * Makes something new under an id that stays the same until the server has confirmed it: if only the response was lost,
 * pressing again makes no second one. `proof`: of the person, no part of what is made.
 */
export async function askToMake<T extends object>(path: string, what: object, proof = {}): Promise<T | Refused> {
  const key = JSON.stringify([path, what]);
  const newId = unsure.get(key) ?? crypto.randomUUID();
  unsure.set(key, newId);
  const response = await ask<T>('POST', path, { ...what, ...proof, newId });
  if (!isRefused(response)) unsure.delete(key);
  return response;
}
