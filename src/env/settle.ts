import { detachedName } from './detached.ts';
import { type Env, parseEnv } from './index.ts';
import { settingsAmong } from './judge.ts';
import { problemsHere, tries } from './on-this-machine.ts';

/**
 * For the server, which containers start without `npm start`: judges all settings at once, ends the process with one line
 * per problem, and leaves the values in the environment as they are understood.
 */
export async function settledEnvironment(): Promise<Env> {
  const problems = await problemsHere(process.env, tries);
  const lines = problems.map(({ text }) => text);
  try {
    const given = parseEnv(process.env);
    const environment = given.SITE_ENVIRONMENT ?? detachedName(given.DATA_DIR);
    Object.assign(process.env, settingsAmong(process.env), environment && { SITE_ENVIRONMENT: environment });
    if (lines.length === 0) return { ...given, SITE_ENVIRONMENT: environment };
  } catch (error) {
    // With what is missing without `npm start`.
    const all = error instanceof Error ? error.message.split('\n') : [String(error)];
    lines.unshift(...all.filter((line) => !lines.includes(line)));
  }
  for (const line of lines) console.error(line);
  process.exit(1);
}
