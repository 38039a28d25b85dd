import type { Page } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { blocks as configs } from '@/blocks';
import { firstFree } from '@/fields/copies';
import { mediaTypes } from '@/lib/file-types';
import { type PathCollection, pathCollections } from '@/lib/paths';
import type { Tell } from '@/lib/progress';
import { stemOf } from '../hooks/stored-name';
import { idsIn, type PageFile, withIds } from './format';
import { idOf, isNamed } from './names';

export type Unpacked = { id: string; path: string; missing: string[] };

async function isTaken(req: PayloadRequest, path: string): Promise<boolean> {
  const counts = await Promise.all(
    pathCollections.map((collection: PathCollection) =>
      req.payload.count({ collection, where: { path: { equals: path } }, trash: true, overrideAccess: true, req }),
    ),
  );
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Under which it would be stored here. */
const nameFor = (filename: string, type: string) =>
  `${stemOf(filename)}.${mediaTypes.find((one) => one.type === type)?.endings[0]}`;

/** Reuses an existing picture with the same name and texts. */
async function addPicture(req: PayloadRequest, picture: PageFile['pictures'][string]): Promise<string> {
  const { filename, mimeType, data, ...words } = picture;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: {
      and: [{ filename: { in: [filename, nameFor(filename, mimeType)] } }, { alt: { equals: words.alt ?? '' } }],
    },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  });
  if (docs[0]) return docs[0].id;
  const file = Buffer.from(data, 'base64');
  const { id } = await req.payload.create({
    collection: 'media',
    data: words,
    file: { name: filename, mimetype: mimeType, data: file, size: file.length },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return id;
}

/** Leaves out unknown sections, reports missing documents, and never overwrites a page. */
export async function unpack(
  req: PayloadRequest,
  { page, references, pictures }: PageFile,
  tell: Tell,
): Promise<Unpacked> {
  const missing: string[] = [];
  const ids = new Map<string, string>();
  const all = Object.entries(pictures);
  for (const [done, [id, picture]] of all.entries()) {
    tell({ done, of: all.length });
    ids.set(id, await addPicture(req, picture));
  }
  for (const [id, { collection, field, value }] of Object.entries(references)) {
    const here = isNamed(collection) ? await idOf(req, { collection, field, value }) : undefined;
    if (here) ids.set(id, here);
    else missing.push(`${collection}: ${value}`);
  }
  const known = new Set(configs.map(({ slug }) => slug));
  const blocks = page.blocks.filter(({ blockType }) => known.has(blockType));
  for (const { blockType } of page.blocks) if (!known.has(blockType)) missing.push(`Section: ${blockType}`);
  const kept = { blocks, meta: page.meta ?? undefined };
  const untitled = idsIn(kept).filter((id) => !ids.has(id) && !references[id]);
  if (untitled.length > 0)
    missing.push(untitled.length === 1 ? 'An untitled document' : `${untitled.length} untitled documents`);
  const path = (await isTaken(req, page.path)) ? await firstFree(page.path, (free) => isTaken(req, free)) : page.path;
  const data = { ...withIds(kept, ids), title: page.title, path, _status: 'draft' } as unknown as Page;
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
