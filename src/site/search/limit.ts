import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Searches per network: more than a person types, fewer than a harvester needs. */
const limiter = new RateLimiterMemory({ points: 60, duration: 60 });

/** Counts a search. @param address of the visitor @returns whether it may be answered */
export const maySearch = (address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  );
