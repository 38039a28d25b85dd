import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Secrets = { PAYLOAD_SECRET: string; POSTGRES_PASSWORD: string };

const names = ['PAYLOAD_SECRET', 'POSTGRES_PASSWORD'] as const;

/** Generated once, stored in the data directory, readable only by their owner. */
export function secrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const missing = names.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writePrivate(file, `${JSON.stringify(kept, null, 2)}\n`);
  return kept as Secrets;
}

export type SupabaseSecrets = {
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_SECRET_KEY: string;
  SUPABASE_JWT_SECRET: string;
  SUPABASE_LITE_PASSWORD: string;
};

const key = async (type: 'publishable' | 'secret') => {
  const { generateApiKey } = await import('@supabase/lite');
  return (await generateApiKey(type)).key;
};
const random = async () => randomBytes(32).toString('base64url');
const makers: Record<keyof SupabaseSecrets, () => Promise<string>> = {
  SUPABASE_PUBLISHABLE_KEY: () => key('publishable'),
  SUPABASE_SECRET_KEY: () => key('secret'),
  SUPABASE_JWT_SECRET: random,
  SUPABASE_LITE_PASSWORD: random,
};

export async function makeSupabaseSecrets(kept: Partial<SupabaseSecrets> = {}): Promise<SupabaseSecrets> {
  const entries = Object.entries(makers).map(async ([name, make]) => {
    return [name, kept[name as keyof SupabaseSecrets] || (await make())];
  });
  return Object.fromEntries(await Promise.all(entries));
}

export async function supabaseSecrets(dataDir: string): Promise<SupabaseSecrets> {
  const file = path.join(dataDir, 'secrets.json');
  const kept: Partial<SupabaseSecrets> = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const all = await makeSupabaseSecrets(kept);
  const isNew = Object.entries(all).some(([name, value]) => kept[name as keyof SupabaseSecrets] !== value);
  if (isNew) writePrivate(file, `${JSON.stringify({ ...kept, ...all }, null, 2)}\n`);
  return all;
}

/** Readable only by its owner, even if it had wider permissions. On a full disk, the old file stays as it is. */
export function writePrivate(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, text, { mode: 0o600 });
    fs.renameSync(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
