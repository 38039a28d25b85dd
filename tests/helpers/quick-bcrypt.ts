import { registerHooks } from 'node:module';

const LEAST_ROUNDS = /if \(rounds < 4\) rounds = 4;/;

/** A visitor's password takes 100 ms to hash, so that guessing is slow. The services of tests, which load this, hash many. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/bcryptjs/index.js')) return loaded;
    return { ...loaded, source: String(loaded.source).replace(LEAST_ROUNDS, 'if (rounds > 4) rounds = 4;') };
  },
});
