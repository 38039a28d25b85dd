import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { env } from '@/env';
import { receive } from '@/services/form-files/received';
import { type Entries, entriesOf } from './outcome';

const contentOf = (file: File) => Readable.fromWeb(file.stream() as NodeStream<Uint8Array>);

/**
 * The entries of a posted form, with the received name for each file. In production the server has received the files
 * already (src/delivery/http/taken-files.ts); `npm run dev` receives them here.
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
