import type { Payload } from 'payload';
import type { Client } from '../../helpers/http';

export type Attempt = {
  payload: Payload;
  slug: string;
  me: Client & { id: string };
};

/** Whether the operation took effect: for reads, whether the words came back; for writes, by the database. */
export type Operation = (attempt: Attempt) => Promise<boolean>;

export const includes = (response: unknown, words: string) => JSON.stringify(response).includes(words);

export const write =
  <T>(
    prepare: (attempt: Attempt) => Promise<T>,
    tries: (attempt: Attempt, fixture: T) => Promise<unknown>,
    happened: (attempt: Attempt, fixture: T) => Promise<boolean>,
  ): Operation =>
  async (attempt) => {
    const fixture = await prepare(attempt);
    await tries(attempt, fixture);
    return happened(attempt, fixture);
  };

/** As `write`, if the fixture belongs to nobody: a refused attempt leaves it as it was, for the next person. */
export function writeInTurn<T>(...[prepare, tries, happened]: Parameters<typeof write<T>>): Operation {
  const untouched = new Map<string, T>();
  return async (attempt) => {
    const fixture = untouched.get(attempt.slug) ?? (await prepare(attempt));
    await tries(attempt, fixture);
    const hasHappened = await happened(attempt, fixture);
    if (hasHappened) untouched.delete(attempt.slug);
    else untouched.set(attempt.slug, fixture);
    return hasHappened;
  };
}
