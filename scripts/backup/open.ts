import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';
import { Readable, Writable } from 'node:stream';
import { decrypt, isEncrypted } from '../../src/backup/passphrase.ts';
import { needRoom, withRoom, writeWithRoom } from '../../src/lib/room.ts';
import { Failure } from '../process/step.ts';

const BEGINNING_BYTES = 64;

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await fs.promises.open(file).catch(() => undefined);
  if (!handle) throw new Failure(`There is no ${file}.`);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** BACKUP_PASSPHRASE, or a prompt without echo. */
async function passphrase(): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE;
  if (given) return given;
  if (!process.stdin.isTTY) throw new Failure('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  process.stdout.write('Passphrase of the backup: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return typed;
}

/** Calls `work` with the archive, decrypted if necessary. The decrypted copy is removed afterwards. */
export async function withArchive<T>(file: string, dataDir: string, work: (archive: string) => Promise<T>): Promise<T> {
  if (!isEncrypted(await beginningOf(file))) return work(file);
  const secret = await passphrase();
  const folder = fs.mkdtempSync(path.join(dataDir, '.decrypted-'));
  const archive = path.join(folder, path.basename(file).replace(/\.age$/, ''));
  try {
    await needRoom(folder, fs.statSync(file).size);
    const source = Readable.toWeb(fs.createReadStream(file)) as ReadableStream<Uint8Array>;
    try {
      await withRoom(folder, async () => writeWithRoom(await decrypt(source, secret), archive));
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(`${file} cannot be decrypted: the passphrase is wrong, or the file is damaged.`);
    }
    return await work(archive);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
