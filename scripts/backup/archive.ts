import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../process/step.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

const MANIFEST = 'manifest.json';

/** The system's tar, which Linux and macOS always have. */
async function tar(args: string[]): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', resolve);
  });
  if (code !== 0) throw new Failure(`tar failed: ${output.trim() || code}`);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Creates the archive of a folder, and beside it a checksum file in the format of `sha256sum --check`. Readable by the
 * owner only.
 */
export async function pack(folder: string, facts: Omit<Manifest, 'files'>, archive: string): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    files.push({ path: name, bytes: fs.statSync(file).size, sha256: await sha256(file) });
  }
  const manifest = { ...facts, files };
  fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  const draft = `${archive}.part`;
  fs.writeFileSync(draft, '', { mode: 0o600 });
  await tar(['-czf', draft, '-C', folder, MANIFEST, ...fs.readdirSync(folder).filter((name) => name !== MANIFEST)]);
  fs.writeFileSync(`${archive}.sha256`, `${await sha256(draft)}  ${path.basename(archive)}\n`);
  // Renamed at the end, so that an archive with this name is complete.
  fs.renameSync(draft, archive);
  return manifest;
}

/** Unpacks an archive and compares every file with its checksum; rejects a damaged archive. */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  if (!fs.existsSync(archive)) throw new Failure(`There is no ${archive}.`);
  const beside = `${archive}.sha256`;
  if (fs.existsSync(beside) && !fs.readFileSync(beside, 'utf8').startsWith(await sha256(archive))) {
    throw new Failure(`${archive} is damaged: its checksum is not the one in ${beside}.`);
  }
  await tar(['-xzf', archive, '-C', folder]);
  const read = () => manifestSchema.safeParse(JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8')));
  const { data: manifest } = fs.existsSync(path.join(folder, MANIFEST)) ? read() : { data: undefined };
  if (!manifest) throw new Failure(`${archive} is no backup of this site, or one of a later release.`);
  for (const { path: name, sha256: expected } of manifest.files) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || (await sha256(file)) !== expected) throw new Failure(`${archive}: ${name} is damaged.`);
  }
  return manifest;
}
