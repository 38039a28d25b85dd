// Prints the secrets of a self-hosted Supabase as lines for .env: node docker/keys.mjs >> .env
import { createHmac, randomBytes } from 'node:crypto';

const TEN_YEARS = 10 * 365 * 24 * 3_600;
const secret = () => randomBytes(32).toString('hex');
const encode = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

const jwtSecret = secret();
const now = Math.floor(Date.now() / 1_000);

/** A token that lets auth and REST take its bearer for a role. @param {string} role */
function token(role) {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, iss: 'supabase', iat: now, exp: now + TEN_YEARS })}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}

const lines = {
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${secret()}`,
  SUPABASE_SECRET_KEY: `sb_secret_${secret()}`,
  SUPABASE_JWT_SECRET: jwtSecret,
  SUPABASE_ANON_TOKEN: token('anon'),
  SUPABASE_SERVICE_TOKEN: token('service_role'),
  SUPABASE_DB_PASSWORD: secret(),
};
console.log(
  Object.entries(lines)
    .map((line) => line.join('='))
    .join('\n'),
);
