import type { Payload } from 'payload';
import { idIn } from '@/lib/id-of';
import { type PathCollection, pathCollections } from '@/lib/paths';
import { linkedDocuments } from '../linked';

type Reference = { relationTo: PathCollection; value: unknown };

const isReference = (value: object): value is Reference =>
  'relationTo' in value && 'value' in value && pathCollections.includes(value.relationTo as PathCollection);

function eachReference(value: unknown, visit: (reference: Reference) => void): void {
  if (Array.isArray(value)) for (const item of value) eachReference(item, visit);
  else if (value && typeof value === 'object') {
    if (isReference(value)) visit(value);
    else for (const item of Object.values(value)) eachReference(item, visit);
  }
}

type Drafts = { documents: { id: string }[] };

/** By id: published ones, and drafts of `drafts`. */
async function readLinked(payload: Payload, wanted: Map<PathCollection, Set<string>>, drafts: Drafts | undefined) {
  const found = new Map<string, object>();
  const drafted = new Set(drafts?.documents.map(({ id }) => id));
  for (const [collection, all] of wanted) {
    const ids = [...all].filter(Boolean);
    for (const draft of [false, true]) {
      const chosen = ids.filter((id) => drafted.has(id) === draft);
      if (chosen.length === 0) continue;
      const { docs } = await payload.find({
        collection,
        where: { id: { in: chosen } },
        select: linkedDocuments[collection],
        depth: 0,
        limit: 0,
        pagination: false,
        draft,
        overrideAccess: draft,
      });
      for (const doc of docs) found.set(doc.id, doc);
    }
  }
  return found;
}

/**
 * Reduces links to what visitors may see: title and path if published, else the id (an inactive link), so that guests
 * do not learn of other drafts. Mutates the document. `drafts`: documents to treat as published.
 */
export async function linkAsVisitorsSee<T extends object>(payload: Payload, document: T, drafts?: Drafts): Promise<T> {
  const wanted = new Map<PathCollection, Set<string>>();
  eachReference(document, ({ relationTo, value }) => {
    wanted.set(relationTo, (wanted.get(relationTo) ?? new Set()).add(idIn(value) ?? ''));
  });
  const found = await readLinked(payload, wanted, drafts);
  eachReference(document, (reference) => {
    const id = idIn(reference.value) ?? '';
    reference.value = found.get(id) ?? id;
  });
  return document;
}
