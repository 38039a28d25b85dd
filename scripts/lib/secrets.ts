import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Secrets = { PAYLOAD_SECRET: string; POSTGRES_PASSWORD: string };

const names = ['PAYLOAD_SECRET', 'POSTGRES_PASSWORD'] as const;

/** The secrets of this checkout: made once, kept in the data directory, readable by their owner only. */
export function secrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const missing = names.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writePrivate(file, `${JSON.stringify(kept, null, 2)}\n`);
  return kept as Secrets;
}

/** Writes a file that only its owner may read, also when it existed with wider rights. */
export function writePrivate(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, text, { mode: 0o600 });
  fs.chmodSync(file, 0o600);
}
