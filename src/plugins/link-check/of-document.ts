import type { PayloadRequest } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { listAsSite } from '@/staff/find-as-site';
import { type Reference, referencesOf } from '@/staff/references';
import { isElsewhere, problemWithin } from './internal';
import { anchorsOf, keyOf, readSite, type Site, type Wanted } from './site';

/** `isFinal`: publishing the target would not fix it. */
export type BrokenLink = { path: string; address: string; reason: string; isFinal: boolean };

const pathIn = (address: string, on: string) =>
  new URL(address, `http://site.invalid${on}`).pathname.replace(/(?<=.)\/+$/, '');

/** What must be read whole, because the link names a section of it. */
function wholeTarget(one: Reference, on: string): string | undefined {
  if (one.kind === 'section') return keyOf(one.collection, one.id);
  return one.kind === 'address' && /^\/.*#/.test(one.address) ? pathIn(one.address, on) : undefined;
}

function wantedBy(references: Reference[], on: string): Wanted {
  const documents = references.filter((one) => one.kind !== 'address');
  return {
    ids: Object.fromEntries(
      [...Map.groupBy(documents, ({ collection }) => collection)].map(([collection, all]) => [
        collection,
        [...new Set(all.map(({ id }) => id))],
      ]),
    ),
    paths: references.flatMap((one) =>
      one.kind === 'address' && /^[/#]/.test(one.address) ? [pathIn(one.address, on)] : [],
    ),
    whole: new Set(references.flatMap((one) => wholeTarget(one, on) ?? [])),
  };
}

const isFinal = (site: Site, reference: Reference): boolean => {
  if (reference.kind === 'address') return false;
  const state = site.known.get(keyOf(reference.collection, reference.id))?.state;
  return state === undefined || state === 'trash' || state === 'variant';
};

/** Why external links are broken, as of the last check of the site. */
async function knownElsewhere(req: PayloadRequest, references: Reference[]): Promise<Map<string, string>> {
  const addresses = references.flatMap((one) =>
    one.kind === 'address' && isElsewhere(one.address) ? [one.address] : [],
  );
  if (addresses.length === 0) return new Map();
  const docs = await listAsSite(req, 'broken-links', {
    where: { address: { in: addresses } },
  });
  return new Map(docs.map(({ address, reason }) => [address, reason]));
}

/** Reads the targets of one draft's links; sends no requests to other websites. */
export async function brokenLinksOf(
  req: PayloadRequest,
  collection: ContentCollection,
  document: object,
): Promise<BrokenLink[]> {
  const { payload } = req;
  const references = referencesOf(payload, payload.collections[collection].config.flattenedFields, document);
  if (references.length === 0) return [];
  const on = 'path' in document && typeof document.path === 'string' ? document.path : undefined;
  const [site, elsewhere] = await Promise.all([
    readSite(req, wantedBy(references, on ?? '/')),
    knownElsewhere(req, references),
  ]);
  // Links within the page lead to sections of the draft.
  if (on) site.anchors.set(on, anchorsOf(collection, document));
  return references.flatMap((reference): BrokenLink[] => {
    const reason = reference.kind === 'address' ? elsewhere.get(reference.address) : undefined;
    const problem =
      problemWithin(site, reference, on) ??
      (reason && reference.kind === 'address' ? { address: reference.address, reason } : undefined);
    return problem ? [{ path: reference.place, ...problem, isFinal: isFinal(site, reference) }] : [];
  });
}
