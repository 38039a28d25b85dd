import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Failure } from '../lib/failure.ts';
import { needRoom, writeWithRoom } from '../lib/room.ts';
import { checksumFile, isIntact, sha256 } from './checksum.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import type { Report } from './progress.ts';
import { readManifest } from './read-manifest.ts';

/** The system's tar: Linux, its images and macOS always have it. `read` receives what it writes to its output. */
async function tar(args: string[], read?: (output: Readable) => Promise<void>): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Read at once: Node drops what nobody reads when the program ends.
  const packed = pipeline(child.stdout, new PassThrough(), () => {});
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', resolve);
  });
  try {
    await (read ? read(packed) : packed.resume());
  } catch (error) {
    packed.destroy();
    throw error;
  }
  const code = await ended;
  if (code !== 0) throw new Failure(`tar failed: ${output.trim() || code}`);
}

const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

export async function filesBelow(folder: string): Promise<string[]> {
  if (!(await isThere(folder))) return [];
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function describeFiles(folder: string, report: Report): Promise<Manifest['files']> {
  const names = await filesBelow(folder);
  const files: Manifest['files'] = [];
  for (const name of names) {
    report({ stage: 'checksums', done: files.length, of: names.length });
    const file = path.join(folder, name);
    files.push({ path: name, bytes: (await fs.stat(file)).size, sha256: await sha256(file) });
  }
  return files;
}

type Facts = Omit<Manifest, 'files'>;

/** Readable by the owner only. The checksum file beside it has the format of `sha256sum --check`. */
export async function pack(folder: string, facts: Facts, archive: string, report: Report): Promise<Manifest> {
  const manifest = { ...facts, files: await describeFiles(folder, report) };
  report({ stage: 'packing', done: 0, of: 1 });
  await fs.writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  const draft = `${archive}.part`;
  const others = (await fs.readdir(folder)).filter((name) => name !== MANIFEST);
  // Manifest first, so that it can be read without the rest (read-manifest.ts).
  await tar(['-czf', '-', '-C', folder, MANIFEST, ...others], (packed) => writeWithRoom(packed, draft));
  await fs.writeFile(checksumFile(archive), `${await sha256(draft)}  ${path.basename(archive)}\n`);
  // Renamed last: an archive with this name is complete.
  await fs.rename(draft, archive);
  return manifest;
}

async function manifestIn(folder: string): Promise<Manifest | undefined> {
  const text = await fs.readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text)).data;
}

const contentBytes = ({ files }: Manifest) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Compares every file with its checksum; rejects a damaged archive. */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  if (!(await isThere(archive))) throw new Failure(`There is no ${archive}.`);
  if ((await isIntact(archive)) === false) {
    throw new Failure(`${archive} is damaged: its checksum is not the one in ${checksumFile(archive)}.`);
  }
  const listed = await readManifest(archive);
  if (listed) await needRoom(folder, contentBytes(listed));
  await tar(['-xzf', archive, '-C', folder]);
  const manifest = await manifestIn(folder);
  if (!manifest) throw new Failure(`${archive} is not a backup of this site, or one of a later release.`);
  for (const { path: name, sha256: expected } of manifest.files) {
    const file = path.join(folder, name);
    if (!(await isThere(file)) || (await sha256(file)) !== expected) {
      throw new Failure(`${archive}: ${name} is damaged.`);
    }
  }
  return manifest;
}
