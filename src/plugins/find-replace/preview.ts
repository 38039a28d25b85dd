import type { PayloadRequest } from 'payload';
import { type NamedRelease, standingOf } from '@/plugins/releases/api';
import { findContaining } from '@/search/find';
import { joined } from '@/search/texts';
import { othersAt } from '@/staff/editorial/presence';
import { globalTitles, titleOf } from '@/staff/titles';
import { hitsIn, MOST_HITS, type Wanted } from './hits';
import { type Sentence, sentenceAround } from './sentence';
import { placesToChange, readNewest, type Target, targetOf } from './targets';

/** The next search finds the rest. */
const MOST_DOCUMENTS = 200;

export type ShownHit = Sentence & { key: string; label: string };
export type ShownDocument = {
  target: Target;
  title: string;
  path: string;
  href: string;
  updatedAt: string;
  /** Colleagues who have it open: nothing is replaced there. */
  openBy: string[];
  release: NamedRelease | null;
  hits: ShownHit[];
};
export type Preview = {
  documents: ShownDocument[];
  isCut: boolean;
  releases: NamedRelease[];
};

type Found = Omit<ShownDocument, 'release'>;

async function shown(req: PayloadRequest, target: Target, wanted: Wanted): Promise<Found | undefined> {
  const newest = await readNewest(req, target);
  const hits = newest ? hitsIn(newest.texts, wanted) : [];
  if (!newest || hits.length === 0) return undefined;
  const isGlobal = 'global' in target;
  return {
    target,
    title: isGlobal ? (globalTitles[target.global] ?? target.global) : titleOf(newest.document),
    path: newest.document.path ?? '',
    href: isGlobal ? `/admin/globals/${target.global}` : `/admin/collections/${target.collection}/${target.id}`,
    updatedAt: newest.document.updatedAt,
    openBy: await othersAt(req, target),
    hits: hits.map(({ key, text, ...range }) => ({ key, label: text.label, ...sentenceAround(joined(text), range) })),
  };
}

export async function preview(req: PayloadRequest, wanted: Wanted): Promise<Preview> {
  const places = placesToChange(req);
  const rows = await findContaining(req.payload, { text: wanted.text, places, limit: MOST_DOCUMENTS + 1 });
  const { open: releases, of } = await standingOf(req);
  const documents: ShownDocument[] = [];
  let count = 0;
  for (const row of rows.slice(0, MOST_DOCUMENTS)) {
    const target = targetOf(row);
    const document = target && (await shown(req, target, wanted));
    if (!document) continue;
    documents.push({ ...document, release: of.get('global' in target ? target.global : target.id) ?? null });
    count += document.hits.length;
    if (count >= MOST_HITS) return { documents, isCut: true, releases };
  }
  return { documents, isCut: rows.length > MOST_DOCUMENTS, releases };
}
