import { buffer } from 'node:stream/consumers';
import { Decrypter } from 'age-encryption';
import { expect, it } from 'vitest';
import { decrypt, encrypt, isEncrypted } from './passphrase';

const PASSPHRASE = 'seven quiet lathes';
/** More than one 64 KiB chunk of the format. */
const text = Buffer.alloc(200_000, 'A reading of the floor. ');
const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

async function encrypted() {
  const { stream, bytes } = await encrypt(streamOf(text), text.length, PASSPHRASE);
  return { file: await buffer(stream), bytes };
}

it('an encrypted backup is an age file of the announced length', async () => {
  const { file, bytes } = await encrypted();
  expect(file.length).toBe(bytes);
  expect(isEncrypted(file)).toBe(true);
  expect(isEncrypted(text)).toBe(false);
  expect(file.includes('reading')).toBe(false);
  // The package's own way, which is that of the `age` command.
  const decrypter = new Decrypter();
  decrypter.addPassphrase(PASSPHRASE);
  expect(Buffer.from(await decrypter.decrypt(file)).equals(text)).toBe(true);
}, 60_000);

it('opens only with its passphrase, and not after a change', async () => {
  const { file } = await encrypted();
  expect((await buffer(await decrypt(streamOf(file), PASSPHRASE))).equals(text)).toBe(true);
  await expect(decrypt(streamOf(file), 'another passphrase')).rejects.toThrow();
  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
  const changed = decrypt(streamOf(file), PASSPHRASE).then((stream) => buffer(stream));
  await expect(changed).rejects.toThrow();
}, 60_000);
