import type { Payload } from 'payload';
import { linkedDocuments } from '@/data/linked';
import { type PathCollection, pathCollections } from '@/lib/paths';

type Reference = { relationTo: PathCollection; value: unknown };

const isReference = (value: object): value is Reference =>
  'relationTo' in value && 'value' in value && pathCollections.includes(value.relationTo as PathCollection);

const idOf = (value: unknown) =>
  typeof value === 'string' ? value : String((value as { id?: unknown } | null)?.id ?? '');

function eachReference(value: unknown, visit: (reference: Reference) => void): void {
  if (Array.isArray(value)) for (const item of value) eachReference(item, visit);
  else if (value && typeof value === 'object') {
    if (isReference(value)) visit(value);
    else for (const item of Object.values(value)) eachReference(item, visit);
  }
}

/**
 * Replaces linked documents by what visitors may see: title and path if published, else only the id, which makes the
 * link inactive. A guest sees one draft, not the names of others. Mutates the document.
 */
export async function linkAsVisitorsSee<T extends object>(payload: Payload, document: T): Promise<T> {
  const wanted = new Map<PathCollection, Set<string>>();
  eachReference(document, ({ relationTo, value }) => {
    wanted.set(relationTo, (wanted.get(relationTo) ?? new Set()).add(idOf(value)));
  });
  const found = new Map<string, object>();
  for (const [collection, ids] of wanted) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: [...ids].filter(Boolean) } },
      select: linkedDocuments[collection],
      depth: 0,
      limit: 0,
      pagination: false,
      draft: false,
      overrideAccess: false,
    });
    for (const doc of docs) found.set(doc.id, doc);
  }
  eachReference(document, (reference) => {
    const id = idOf(reference.value);
    reference.value = found.get(id) ?? id;
  });
  return document;
}
