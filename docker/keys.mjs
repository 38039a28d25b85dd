// Prints secrets as lines for .env.
// For self-hosted Supabase: node docker/keys.mjs >> .env
// For the site and its database, before their first start: node docker/keys.mjs site >> .env
import { createHmac, randomBytes } from 'node:crypto';

const TEN_YEARS = 10 * 365 * 24 * 3_600;
const secret = () => randomBytes(32).toString('hex');
const encode = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

const jwtSecret = secret();
const now = Math.floor(Date.now() / 1_000);

/** A token for which auth and REST grant its bearer the role. @param {string} role */
function token(role) {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, iss: 'supabase', iat: now, exp: now + TEN_YEARS })}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}

const supabase = () => ({
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${secret()}`,
  SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
  SUPABASE_JWT_SECRET: jwtSecret,
  SUPABASE_ANON_TOKEN: token('anon'),
  SUPABASE_SERVICE_TOKEN: token('service_role'),
  SUPABASE_DB_PASSWORD: secret(),
});
const sets = {
  supabase,
  site: () => ({ PAYLOAD_SECRET: secret(), POSTGRES_PASSWORD: secret() }),
};
const name = process.argv[2] ?? 'supabase';
if (!Object.hasOwn(sets, name)) {
  console.error(`There are no secrets of "${name}": ${Object.keys(sets).join(', ')}.`);
  process.exit(1);
}
const lines = sets[/** @type {keyof typeof sets} */ (name)]();
console.log(
  Object.entries(lines)
    .map((line) => line.join('='))
    .join('\n'),
);
