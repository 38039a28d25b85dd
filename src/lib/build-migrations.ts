const key = Symbol.for('alethia.build-migrations');

/** Called by Next's bundle, which has the migrations (src/instrumentation.ts), before the first request. */
export const setBuildMigrations = (names: string[]): void => void Reflect.set(globalThis, key, names);

/**
 * The migrations of this build, oldest first, for the server in front of Next. Never from the folder of pages, which
 * other builds write, too. Undefined before Next is ready.
 */
export const buildMigrations = (): readonly string[] | undefined => Reflect.get(globalThis, key);
