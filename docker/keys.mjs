// Prints secrets as lines for .env.
// For self-hosted Supabase: node docker/keys.mjs >> .env
// For the site and its database, before their first start: node docker/keys.mjs site >> .env
// The same as files, for deploy/secrets.yml: node docker/keys.mjs files
import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';

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

/** Only their owner can open the folder; the users of the containers can read the files that are mounted there. */
function writeFiles() {
  const password = secret();
  const files = {
    site_password: password,
    database_url: `postgres://alethia:${password}@database:5432/alethia`,
    payload_secret: secret(),
  };
  if (fs.existsSync('secrets')) {
    console.error('There is a folder `secrets`: the database keeps its first password, so nothing is replaced.');
    process.exit(1);
  }
  fs.mkdirSync('secrets', { mode: 0o700 });
  for (const [file, value] of Object.entries(files)) fs.writeFileSync(`secrets/${file}`, `${value}\n`, { mode: 0o444 });
}

const name = process.argv[2] ?? 'supabase';
if (name === 'files') {
  writeFiles();
  process.exit(0);
}
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
