import type { CollectionSlug, PayloadRequest } from 'payload';
import { isObject } from '@/lib/is-object';

type Json = Record<string, unknown>;

export type FoundSection = Json & { blockType: string };

const isSection = (value: Json): value is FoundSection => typeof value.blockType === 'string';

/** Every section of a document with its path, such as `blocks.2`. */
export function* sectionsIn(value: unknown, path = ''): Generator<{ section: FoundSection; path: string }> {
  if (!isObject(value)) return;
  if (isSection(value)) yield { section: value, path };
  for (const [name, inside] of Object.entries(value)) yield* sectionsIn(inside, path ? `${path}.${name}` : name);
}

/** Read once per request, by document. */
const known = new WeakMap<PayloadRequest, Map<string, Promise<FoundSection[]>>>();

async function read(req: PayloadRequest, collection: CollectionSlug, id: string | number): Promise<FoundSection[]> {
  const stored: unknown = await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return isObject(stored) && stored._status === 'published'
    ? [...sectionsIn(stored)].map(({ section }) => section)
    : [];
}

/** Sections of this kind that visitors see now on the document. A rule must not refuse what they hold. */
export async function liveSections(
  req: PayloadRequest,
  { collection, id, blockType }: { collection: string | undefined; id: string | number | undefined; blockType: string },
): Promise<FoundSection[]> {
  if (!collection || id === undefined || id === '') return [];
  const ofRequest = known.get(req) ?? new Map<string, Promise<FoundSection[]>>();
  known.set(req, ofRequest);
  const key = `${collection}/${id}`;
  const sections = ofRequest.get(key) ?? read(req, collection as CollectionSlug, id);
  ofRequest.set(key, sections);
  return (await sections).filter((section) => section.blockType === blockType);
}
