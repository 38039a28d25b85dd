import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** Tar consists of blocks of this size: a header, then the padded file. */
const BLOCK = 512;
/** Far more than for 100,000 uploads. */
const MOST_BYTES = 64 * 1024 * 1024;

const textAt = (block: Buffer, from: number, length: number) =>
  block
    .toString('latin1', from, from + length)
    .replace(/\0.*$/s, '')
    .trim();

/** Yields as many bytes as requested. */
async function* unpacked(archive: string): AsyncGenerator<Buffer, void, number> {
  const source = fs.createReadStream(archive);
  const plain = source.pipe(createGunzip());
  source.on('error', (error) => plain.destroy(error));
  try {
    let rest: Buffer = Buffer.alloc(0);
    let wanted = yield rest;
    for await (const chunk of plain) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      while (rest.length >= wanted) {
        const part = rest.subarray(0, wanted);
        rest = rest.subarray(wanted);
        wanted = yield part;
      }
    }
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function firstFile(archive: string): Promise<string | undefined> {
  const bytes = unpacked(archive);
  try {
    await bytes.next(0);
    for (;;) {
      const { value: header } = await bytes.next(BLOCK);
      if (!header) return undefined;
      const size = Number.parseInt(textAt(header, 124, 12), 8);
      if (!Number.isSafeInteger(size) || size > MOST_BYTES) return undefined;
      const { value: content } = size > 0 ? await bytes.next(Math.ceil(size / BLOCK) * BLOCK) : { value: undefined };
      if (textAt(header, 0, 100) === MANIFEST) return content?.toString('utf8', 0, size);
      // Other systems put metadata entries before a file (`x`, `g`, `._manifest.json`).
      if (!/^[xg]$/.test(textAt(header, 156, 1)) && !textAt(header, 0, 100).startsWith('._')) return undefined;
    }
  } finally {
    await bytes.return();
  }
}

/** Reads only the beginning of an archive; undefined if it is not a backup of this site. */
export async function readManifest(archive: string): Promise<Manifest | undefined> {
  try {
    const text = await firstFile(archive);
    return text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
