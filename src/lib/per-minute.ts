import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts a request of a key, in this process. The result is false if there were more than `most` within a minute. */
export function perMinute(most: number): (key: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
}
