import type { Page } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import sharp from 'sharp';
import { blocks as configs } from '@/blocks';
import { firstFree, taken } from '@/fields/copies';
import type { Tell } from '@/lib/progress';
import { idsIn, withIds } from '@/staff/carried/ids';
import { idOf, isNamed } from '@/staff/carried/names';
import { addPicture, existingPicture } from '@/staff/carried/pictures';
import type { PageFile } from './format';

export type Unpacked = { id: string; path: string; missing: string[] };

type Picture = PageFile['pictures'][string];

/** Of other files, the length. */
async function measures({ mimeType, data }: Picture): Promise<Where[]> {
  const file = Buffer.from(data, 'base64');
  if (!mimeType.startsWith('image/')) return [{ filesize: { equals: file.length } }];
  const facts = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const { width = 0, height = 0 } = facts?.autoOrient ?? {};
  return [{ width: { equals: width } }, { height: { equals: height } }];
}

/** What a file would make. Nothing is written. */
async function planOf(req: PayloadRequest, { page, references, pictures }: PageFile) {
  const missing: string[] = [];
  const ids = new Map<string, string>();
  const lacking: [id: string, picture: Picture][] = [];
  for (const [id, picture] of Object.entries(pictures)) {
    const here = await existingPicture(req, picture, await measures(picture));
    if (here) ids.set(id, here);
    else lacking.push([id, picture]);
  }
  for (const [id, { collection, value }] of Object.entries(references)) {
    const here = isNamed(collection) ? await idOf(req, { collection, value }) : undefined;
    if (here) ids.set(id, here);
    else missing.push(`${collection}: ${value}`);
  }
  const known = new Set(configs.map(({ slug }) => slug));
  const blocks = page.blocks.filter(({ blockType }) => known.has(blockType));
  for (const { blockType } of page.blocks) if (!known.has(blockType)) missing.push(`Section: ${blockType}`);
  const kept = { blocks, meta: page.meta ?? undefined };
  const untitled = idsIn(kept).filter((id) => !ids.has(id) && !references[id] && !pictures[id]);
  if (untitled.length > 0)
    missing.push(untitled.length === 1 ? 'An untitled document' : `${untitled.length} untitled documents`);
  const path = (await taken(req)(page.path)) ? await firstFree(page.path, taken(req)) : page.path;
  return { title: page.title, path, kept, ids, lacking, missing };
}

export type PagePreview = { title: string; path: string; sections: number; pictures: string[]; missing: string[] };

/** For the person who chose the file. `pictures`: those that would be added to the library. */
export async function previewPage(req: PayloadRequest, file: PageFile): Promise<PagePreview> {
  const { title, path, kept, lacking, missing } = await planOf(req, file);
  return { title, path, sections: kept.blocks.length, pictures: lacking.map(([, { filename }]) => filename), missing };
}

/** Leaves out unknown sections, reports missing documents, and never overwrites a page. */
export async function unpack(req: PayloadRequest, file: PageFile, tell: Tell): Promise<Unpacked> {
  const { title, path, kept, ids, lacking, missing } = await planOf(req, file);
  for (const [done, [id, picture]] of lacking.entries()) {
    tell({ done, of: lacking.length });
    ids.set(id, await addPicture(req, picture, picture.data));
  }
  const data = { ...withIds(kept, ids), title, path, _status: 'draft' } as unknown as Page;
  const { id } = await req.payload.create({
    collection: 'pages',
    data,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { id, path, missing };
}
