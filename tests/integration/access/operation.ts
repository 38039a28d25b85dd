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
