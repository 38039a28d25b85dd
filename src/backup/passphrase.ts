import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';

/** Backups that leave the site are passphrase-encrypted age files (https://age-encryption.org/v1): `age --decrypt`. */

const LABEL = 'age-encryption.org/v1/scrypt';
/** log2 of the work factor: 128 MB and about half a second per guess. */
const WORK = 17;
const BLOCK_SIZE = 8;

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> => {
  const N = 2 ** WORK;
  const options = { N, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * N * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

/** The format's passphrase stanza with Node's scrypt: the package's would block the thread that serves pages. */
const recipientOf = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(16);
    const key = await derive(passphrase, salt);
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), String(WORK)], body)];
  },
});

type Encrypted = { stream: ReadableStream<Uint8Array>; bytes: number };

/** `bytes`: length of the source; the result has its own. */
export async function encrypt(
  source: ReadableStream<Uint8Array>,
  bytes: number,
  passphrase: string,
): Promise<Encrypted> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipientOf(passphrase));
  const stream = await encrypter.encrypt(source);
  return { stream, bytes: stream.size(bytes) };
}

const BEGINNING = 'age-encryption.org/v1\n';

export const isEncrypted = (beginning: Buffer) => beginning.toString('latin1').startsWith(BEGINNING);

/** @throws Error if the passphrase is wrong, or the file was changed */
export async function decrypt(
  source: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(source);
}
