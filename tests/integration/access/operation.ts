import type { Payload } from 'payload';
import type { Client } from '../../helpers/http';

/** What a GraphQL operation names: `Page`, `Pages`. */
export type Names = { one: string; many: string };

/** One attempt: somebody tries one operation over one of the two interfaces. */
export type Attempt = {
  payload: Payload;
  slug: string;
  names: Names;
  me: Client & { id: string };
};

export type Way = 'rest' | 'graphql';

/** Tries it and answers whether it took effect: for reads, whether the words came back; for writes, what the database holds. */
export type Operation = Partial<Record<Way, (attempt: Attempt) => Promise<boolean>>>;

export const includes = (answer: unknown, words: string) => JSON.stringify(answer).includes(words);

/** An operation whose effect is looked up in the same way whichever interface was used. */
export const write = <T>(
  prepare: (attempt: Attempt) => Promise<T>,
  tries: Partial<Record<Way, (attempt: Attempt, fixture: T) => Promise<unknown>>>,
  happened: (attempt: Attempt, fixture: T) => Promise<boolean>,
): Operation => {
  const over = (way: Way) => {
    const attemptIt = tries[way];
    if (!attemptIt) return {};
    return {
      [way]: async (attempt: Attempt) => {
        const fixture = await prepare(attempt);
        await attemptIt(attempt, fixture);
        return happened(attempt, fixture);
      },
    };
  };
  return { ...over('rest'), ...over('graphql') };
};
