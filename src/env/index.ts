import { judge, settingsAmong, type Values } from './judge.ts';
import { defaults } from './variables.ts';

/** `next build` needs neither database nor secrets: it renders nothing that reads them. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** False while building, migrating or seeding. */
export const isServer = process.env.NEXT_RUNTIME === 'nodejs' && !isBuild;

type Always = keyof typeof defaults | 'DATABASE_URL' | 'PAYLOAD_SECRET';

export type Env = Values &
  Required<Pick<Values, Always>> & {
    /** Set by `npm start` only: the site proxies browsers to the embedded services. */
    SUPABASE_EMBEDDED: 'on' | 'off';
  };

const NEEDED = {
  DATABASE_URL: 'DATABASE_URL is missing: run `npm start`, or set it to a postgres:// address.',
  PAYLOAD_SECRET: 'PAYLOAD_SECRET is missing: run `npm start`, or set it to 32 random characters or more.',
};

/** For the processes of the site, which have a database and a secret. @throws with one line per problem */
export function parseEnv(given: Record<string, string | undefined>): Env {
  const { values, problems } = judge(given);
  const { DATABASE_URL, PAYLOAD_SECRET } = values;
  const texts: Record<string, string> = settingsAmong(given);
  const isNamed = (name: string) => problems.some((problem) => problem.name === name);
  const missing = Object.entries(NEEDED).filter(([name]) => !texts[name] && !isNamed(name));
  const lines = [...missing.map(([, line]) => line), ...problems.map(({ text }) => text)];
  if (lines.length > 0 || !DATABASE_URL || !PAYLOAD_SECRET) throw new Error(lines.join('\n'));
  return {
    ...defaults,
    ...values,
    DATABASE_URL,
    PAYLOAD_SECRET,
    SUPABASE_PUBLIC_URL: values.SUPABASE_PUBLIC_URL ?? values.SUPABASE_URL,
    SUPABASE_EMBEDDED: given.SUPABASE_EMBEDDED === 'on' ? 'on' : 'off',
  };
}

const placeholders = {
  DATABASE_URL: 'postgres://build.invalid/none',
  PAYLOAD_SECRET: 'the build needs no secret, only its length',
};

let cached: Env | undefined;

export function env(): Env {
  cached ??= parseEnv(isBuild ? { ...placeholders, ...process.env } : process.env);
  return cached;
}
