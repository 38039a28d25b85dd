import { isDeepStrictEqual } from 'node:util';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { anchorAt } from '@/lib/anchor';
import type { Finding } from '@/lib/finding';
import { isObject } from '@/lib/is-object';
import { oncePerRequest } from '@/lib/once-per-request';

type Json = Record<string, unknown>;

export type Place = { collection: string; id: string | number | undefined } | { global: string };

const readOptions = { draft: false, depth: 0, overrideAccess: true } as const;

async function read(req: PayloadRequest, at: Place): Promise<Json | undefined> {
  const { payload } = req;
  const found: unknown =
    'global' in at
      ? await payload.findGlobal({ slug: at.global as GlobalSlug, ...readOptions, req })
      : await payload.findByID({
          collection: at.collection as CollectionSlug,
          id: at.id as string,
          disableErrors: true,
          ...readOptions,
          req,
        });
  if (!isObject(found)) return undefined;
  return '_status' in found && found._status !== 'published' ? undefined : found;
}

const readBefore = oncePerRequest(async () => new Map<string, Promise<Json | undefined>>());

/** The document as visitors see it, or as it is stored if it has no drafts. Read once per request. */
async function liveVersion(req: PayloadRequest, at: Place): Promise<Json | undefined> {
  if (!('global' in at) && !at.id) return undefined;
  const known = await readBefore(req);
  const key = 'global' in at ? at.global : `${at.collection}/${at.id}`;
  const version = known.get(key) ?? read(req, at);
  known.set(key, version);
  return version;
}

/** Rows are known by their id; a finding about one value is the same while that value is. */
const identityOf = ({ rule, path, message, judged }: Finding, document: object) => ({
  rule,
  place: anchorAt(path, document),
  about: judged === undefined ? message : judged,
});

/**
 * A rule never locks out what is live (docs/decisions/062-what-is-live-stays-publishable.md): tells the findings that
 * the live version has as well. `find` lists those of the live version. Comments are about the draft alone.
 */
export async function knownIn(
  req: PayloadRequest,
  at: Place,
  find: (live: Json) => Promise<Finding[]>,
): Promise<(finding: Finding, document: object) => boolean> {
  const live = await liveVersion(req, at);
  const known = live ? await find(live) : [];
  const identities = known.map((finding) => identityOf(finding, live ?? {}));
  return (finding, document) => {
    const own = identityOf(finding, document);
    if (own.rule === 'comments' || own.place === undefined) return false;
    return identities.some((one) => isDeepStrictEqual(one, own));
  };
}
