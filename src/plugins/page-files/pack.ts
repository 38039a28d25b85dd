import type { Page } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { hasSuggestions, NOT_ACCEPTED } from '@/lib/suggestions';
import { readUpload } from '@/services/storage/read-upload';
import { idsIn } from '@/staff/carried/ids';
import { namesOf } from '@/staff/carried/names';
import { wordsOfPicture } from '@/staff/carried/pictures';
import { refuse } from '@/staff/endpoint';
import type { PageFile } from './format';

async function picturesOf(req: PayloadRequest, ids: string[]): Promise<PageFile['pictures']> {
  const where = { id: { in: ids } };
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    depth: 0,
    limit: 200,
    overrideAccess: false,
    req,
  });
  const found = await Promise.all(
    docs.map(async (picture) => {
      const words = wordsOfPicture(picture);
      // The file is lost: export the page without it.
      const data = words && (await readUpload(req, picture));
      return data ? [[picture.id, { ...words, data: data.toString('base64') }] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

export async function pack(
  req: PayloadRequest,
  { title, path: place, blocks, meta, translated }: Page,
): Promise<PageFile> {
  if (hasSuggestions(translated)) refuse(409, NOT_ACCEPTED);
  const page = { title: title ?? '', path: place ?? '', blocks: blocks ?? [], meta: meta as Record<string, unknown> };
  const ids = idsIn(page);
  const [references, pictures] = await Promise.all([namesOf(req, ids), picturesOf(req, ids)]);
  return { format: 'alethia-page', version: 1, page: page as unknown as PageFile['page'], references, pictures };
}
