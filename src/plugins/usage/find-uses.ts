import type { Payload } from 'payload';
import { contentGlobals } from '@/lib/content-collections';
import { isPathCollection } from '@/lib/paths';
import { findAsSite } from '@/staff/find-as-site';
import { relationshipColumn, sources, statementFor } from './sources';

export type Use = {
  where: string;
  id?: string;
  title: string;
  /** Otherwise the reference is in a draft. */
  isLive: boolean;
};

export type Target = { collection: string; id: string };

const globalTitles = { 'site-settings': 'Site settings', navigation: 'Navigation', footer: 'Footer' } as const;

async function pathOf(payload: Payload, { collection, id }: Target): Promise<string | undefined> {
  if (!isPathCollection(collection)) return undefined;
  return (await findAsSite({ payload }, collection, id, { trash: true }))?.path ?? undefined;
}

type Row = { id: string; title: string | null; live: boolean | null };

async function usesInDocuments(payload: Payload, target: Target, path: string | undefined): Promise<Use[]> {
  const { pool } = payload.db;
  const parameters = [
    `%"${target.id}"%`,
    path === undefined ? '' : `%"address": "${path}"%`,
    relationshipColumn[target.collection] ?? '',
    target.id,
  ];
  const found = await Promise.all(
    sources.map(async (source) => {
      const { rows } = await pool.query<Row>(statementFor(source), parameters);
      return rows.map(({ id, title, live }) => ({
        where: source.collection,
        id,
        title: title || 'Untitled',
        isLive: live === true,
      }));
    }),
  );
  return found.flat();
}

async function usesInGlobals(payload: Payload, { id }: Target, path: string | undefined): Promise<Use[]> {
  const uses: Use[] = [];
  for (const slug of contentGlobals) {
    for (const draft of [false, true]) {
      const value = JSON.stringify(await payload.findGlobal({ slug, draft, depth: 0, overrideAccess: true }));
      const isUsed = value.includes(`"${id}"`) || (path !== undefined && value.includes(`"address":"${path}"`));
      if (isUsed) uses.push({ where: slug, title: globalTitles[slug], isLive: !draft });
    }
  }
  return uses;
}

/** One entry per place, live if any of its references is. */
function merged(uses: Use[]): Use[] {
  const places = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.where} ${use.id ?? ''}`;
    const known = places.get(key);
    if (!known) places.set(key, use);
    else if (use.isLive && !known.isLive) places.set(key, use);
  }
  return [...places.values()].sort((a, b) => Number(b.isLive) - Number(a.isLive) || a.title.localeCompare(b.title));
}

/**
 * References to a document by link, section, rich text or typed address. Sections are JSON, which is searched for the
 * id, unique over all collections. Ignores access rules and the transaction: callers must check access.
 */
export async function findUses(payload: Payload, target: Target): Promise<Use[]> {
  const path = await pathOf(payload, target);
  const uses = [...(await usesInDocuments(payload, target, path)), ...(await usesInGlobals(payload, target, path))];
  return merged(uses);
}
