import { randomBytes } from 'node:crypto';
import type { PayloadRequest, Where } from 'payload';
import { mediaTypes } from '@/lib/file-types';
import { slugify } from '@/lib/slugify';
import { formerName } from '@/services/storage/former-names';
import { serialise } from '../editorial/no-silent-overwrite';

const LONGEST = 80;
const FALLBACK = 'file';
const RANDOM_BYTES = 4;

/** Payload ends the names of sizes with `-480x240`, and replaces files that have such a name. */
const sizeSuffix = /-(\d+)x(\d+)$/;

/** Names of devices in Windows, which Payload removes and leaves `.png`. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** What the sender called it, as letters, digits and hyphens: `Möwe am Fluß.JPG` becomes `mowe-am-flu`. */
export function stemOf(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const stem = slugify(last.replace(/(?<=.)\.[^.]*$/, ''))
    .replace(sizeSuffix, '-$1-$2')
    .replace(device, `${FALLBACK}-$&`);
  return stem.slice(0, LONGEST).replace(/-+$/, '') || FALLBACK;
}

async function isTaken(req: PayloadRequest, stem: string): Promise<boolean> {
  const names = mediaTypes.flatMap(({ endings }) => endings.map((ending) => `${stem}.${ending}`));
  const former = names.map((name) => formerName(name));
  const where: Where = { or: [{ filename: { in: names } }, { formerNames: { in: former } }] };
  const { totalDocs } = await req.payload.count({ collection: 'media', where, trash: true, overrideAccess: true, req });
  return totalDocs > 0;
}

/**
 * Name under which a file is stored. Only letters and digits of the sender's name are kept; the ending is that of the
 * content. Stems are unique, because the sizes of `field.png` and `field.jpg` would have the same names.
 */
export async function storedName(req: PayloadRequest, sent: string, ending: string): Promise<string> {
  const stem = stemOf(sent);
  await serialise(req, `media file ${stem}`);
  const free = (await isTaken(req, stem)) ? `${stem}-${randomBytes(RANDOM_BYTES).toString('hex')}` : stem;
  return `${free}.${ending}`;
}
