import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isPathCollection } from '@/lib/paths';
import { refuse } from '@/staff/table-files/problem';
import type { Column } from './columns';
import type { Value } from './values';

const id = z.uuid();

type Kinds = { several: boolean; kinds: CollectionSlug[] };

function kindsOf({ field }: Column): Kinds {
  if (!('relationTo' in field)) return { several: false, kinds: [] };
  const { relationTo } = field;
  return Array.isArray(relationTo) ? { several: true, kinds: relationTo } : { several: false, kinds: [relationTo] };
}

async function exists(req: PayloadRequest, collection: CollectionSlug, value: string): Promise<boolean> {
  const found = await req.payload.findByID({
    collection: collection as 'pages',
    id: value,
    select: { updatedAt: true },
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return found !== null;
}

async function atPath(req: PayloadRequest, kinds: CollectionSlug[], path: string) {
  for (const collection of kinds.filter(isPathCollection)) {
    const { docs } = await req.payload.find({
      collection,
      where: { path: { equals: path } },
      select: { updatedAt: true },
      draft: false,
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    });
    if (docs[0]) return { collection, id: docs[0].id };
  }
  return refuse(`There is no page at ${path}.`);
}

async function resolved(req: PayloadRequest, column: Column, link: unknown): Promise<string> {
  const { several, kinds } = kindsOf(column);
  const text = String(link);
  if (text.startsWith('/')) {
    const found = await atPath(req, kinds, text);
    return several ? `${found.collection}/${found.id}` : found.id;
  }
  const [first = '', second] = text.toLowerCase().split('/');
  const [kind, value] = several ? [first, second] : [kinds[0], text.toLowerCase()];
  const collection = kinds.find((one) => one === kind);
  const form = several ? `a path, or one of ${kinds.join(', ')} with a slash and an id` : 'an id';
  if (!collection || !id.safeParse(value).success || value === undefined) return refuse(`"${text}" is not ${form}.`);
  return (await exists(req, collection, value))
    ? several
      ? `${kind}/${value}`
      : value
    : refuse(`"${text}" does not exist on this site.`);
}

/** Links of a cell as ids. Paths are looked up; what does not exist is refused with TableProblem. */
export async function resolveLinks(req: PayloadRequest, column: Column, value: Value): Promise<Value> {
  if (column.kind !== 'link' || value === null) return value;
  if (!Array.isArray(value)) return resolved(req, column, value);
  const links: string[] = [];
  for (const link of value) links.push(await resolved(req, column, link));
  return links;
}
