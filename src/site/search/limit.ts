import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Per network: more than a person types, fewer than a harvester needs. */
const limiter = new RateLimiterMemory({ points: 60, duration: 60 });

/** Counts a search of an address; false if it exceeds the limit. */
export const maySearch = (address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  );
