import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

/** The file beside an archive, in the format of `sha256sum --check`. */
export const checksumFile = (archive: string) => `${archive}.sha256`;

/** Whether an archive is as it was written; undefined if there is no checksum beside it. */
export async function isIntact(archive: string): Promise<boolean | undefined> {
  const expected = await fs.promises.readFile(checksumFile(archive), 'utf8').catch(() => undefined);
  return expected === undefined ? undefined : expected.startsWith(await sha256(archive));
}
