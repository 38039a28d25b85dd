import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

export const checksumFile = (archive: string) => `${archive}.sha256`;

/** Undefined without a checksum beside the archive. */
export async function isIntact(archive: string): Promise<boolean | undefined> {
  const expected = await fs.promises.readFile(checksumFile(archive), 'utf8').catch(() => undefined);
  return expected === undefined ? undefined : expected.startsWith(await sha256(archive));
}
