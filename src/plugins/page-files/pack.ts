import type { Page } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { readUpload } from '@/services/storage/read-upload';
import { idsIn, type PageFile, packed } from './format';
import { namesOf } from './names';

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
      const { id, filename, mimeType, alt, decorative, focalX, focalY } = picture;
      // The file is lost: export the page without it.
      const data = await readUpload(req, 'media', picture);
      if (!data || !filename || !mimeType || !packed.includes(mimeType)) return [];
      return [[id, { filename, mimeType, alt, decorative, focalX, focalY, data: data.toString('base64') }]] as const;
    }),
  );
  return Object.fromEntries(found.flat());
}

export async function pack(req: PayloadRequest, { title, path: place, blocks, meta }: Page): Promise<PageFile> {
  const page = { title: title ?? '', path: place ?? '', blocks: blocks ?? [], meta: meta as Record<string, unknown> };
  const ids = idsIn(page);
  const [references, pictures] = await Promise.all([namesOf(req, ids), picturesOf(req, ids)]);
  return { format: 'alethia-page', version: 1, page: page as unknown as PageFile['page'], references, pictures };
}
