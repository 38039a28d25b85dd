import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { env } from '@/env';
import { receive } from '@/services/form-files/received';
import { type Entries, entriesOf } from './outcome';

const contentOf = (file: File) => Readable.fromWeb(file.stream() as NodeStream<Uint8Array>);

/**
 * The entries of a posted form; that of a file is the name under which it was received. The server in front
 * (src/delivery/http/taken-files.ts) has put that name in the place of the file; without it, in `npm run dev`, it is
 * received here.
 */
export async function postedEntries(data: FormData): Promise<Entries> {
  const entries = entriesOf(data);
  for (const [name, value] of data) {
    if (typeof value === 'string') continue;
    if (value.name) entries[name] = await receive(env().DATA_DIR, value.name, contentOf(value));
    else delete entries[name];
  }
  return entries;
}
