import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot, root } from '../process/paths.ts';
import { Failure } from '../process/step.ts';

export type Settings = {
  databaseUrl?: string;
  payloadSecret?: string;
  siteUrl?: string;
  port?: number;
  dataDir: string;
  /** External, hosted or self-hosted: no embedded services are started. */
  supabase?: SupabaseElsewhere;
  smtpUrl?: string;
  mailFrom?: string;
  /** Before migrations of an existing site. */
  backsUpFirst: boolean;
};

type SupabaseElsewhere = { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string; SUPABASE_SECRET_KEY: string };

const given = (value: string | undefined) => value?.trim() || undefined;

function port(value: string | undefined): number | undefined {
  if (!given(value)) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Failure(`PORT must be a number from 1 to 65535, not "${value}".`);
}

function backsUpFirst(value: string | undefined): boolean {
  const chosen = given(value) ?? 'on';
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  throw new Failure(`UPGRADE_BACKUP must be on or off, not "${value}".`);
}

function supabase(values: Record<string, string | undefined>): SupabaseElsewhere | undefined {
  const url = given(values.SUPABASE_URL);
  if (!url) return undefined;
  const key = (name: 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY') => {
    const value = given(values[name]);
    if (value) return value;
    throw new Failure(
      `SUPABASE_URL is set and ${name} is not: copy it from the API keys of the project, or remove SUPABASE_URL.`,
    );
  };
  return {
    SUPABASE_URL: url.replace(/\/+$/, ''),
    SUPABASE_PUBLISHABLE_KEY: key('SUPABASE_PUBLISHABLE_KEY'),
    SUPABASE_SECRET_KEY: key('SUPABASE_SECRET_KEY'),
  };
}

export function readSettings(values: Record<string, string | undefined>): Settings {
  return {
    databaseUrl: given(values.DATABASE_URL),
    payloadSecret: given(values.PAYLOAD_SECRET),
    siteUrl: given(values.SITE_URL)?.replace(/\/+$/, ''),
    port: port(values.PORT),
    dataDir: path.resolve(root, given(values.DATA_DIR) ?? '.data'),
    supabase: supabase(values),
    smtpUrl: given(values.SMTP_URL),
    mailFrom: given(values.MAIL_FROM),
    backsUpFirst: backsUpFirst(values.UPGRADE_BACKUP),
  };
}

/** Variables that the started programs read themselves. */
const passedOn = [
  'HOST',
  'PROXY_HOPS',
  'DELIVERY',
  'S3_BUCKET',
  'MIRROR_BUCKET',
  'READY_PAGES_MB',
  'DRAIN_DELAY_MS',
  'SUPABASE_PUBLIC_URL',
  'SUPABASE_LITE_PASSWORD',
  'WEBHOOK_PRIVATE_HOSTS',
  'CALCOM_WEBHOOK_SECRET',
  'CALENDLY_WEBHOOK_SECRET',
  'MAIL_EVENTS_SECRET',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_LABEL',
  'OIDC_SCOPES',
  'OIDC_ROLE_CLAIM',
  'OIDC_ROLE_MAP',
  'OIDC_DEFAULT_ROLE',
  'OIDC_ALLOWED_DOMAINS',
  'OIDC_TRUST_EMAIL',
  'LOCAL_PASSWORDS',
  'BREAK_GLASS_EMAIL',
];

/** From the environment, falling back to `.env`. */
export function settings(): Settings {
  const file = inRoot('.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  for (const name of passedOn) {
    const value = process.env[name] ?? fromFile[name];
    if (value !== undefined) process.env[name] = value;
  }
  return readSettings({ ...fromFile, ...process.env });
}

/** Fails with a clear message if it belongs to another user. */
export function openDataDir(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    throw new Failure(
      `${dataDir} cannot be written by this user: run as its owner, or set DATA_DIR to another folder.`,
    );
  }
}
