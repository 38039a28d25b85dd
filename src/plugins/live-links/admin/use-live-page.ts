'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { languageToOffer } from '@/admin/page-list/unseen';
import { pageOf } from '@/data/preview/addresses';
import { isTranslatable } from '@/lib/languages';

const published = z.object({
  path: z.string().nullish(),
  _status: z.string().nullish(),
  variantOf: z.unknown().optional(),
  language: z.string().nullish(),
});
const counted = z.object({ totalDocs: z.number() });

/** Variants have no address of their own. */
const fieldsOf = (collection: string) => [
  ...['path', '_status'],
  ...(collection === 'pages' ? ['variantOf'] : []),
  ...(isTranslatable(collection) ? ['language'] : []),
];

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  return (await fetch(address, { credentials: 'same-origin', signal })).json();
}

/** The language of a document if it is not offered to visitors yet. */
async function unseenLanguage(code: string | null | undefined, signal: AbortSignal): Promise<string | undefined> {
  const name = languageToOffer(code);
  if (!name) return undefined;
  const where = `where[code][equals]=${code}&where[_status][equals]=published`;
  const { totalDocs } = counted.parse(await read(`/api/languages?depth=0&limit=1&select[code]=true&${where}`, signal));
  return totalDocs === 0 ? name : undefined;
}

/** `unseen`: the name of a language that is not offered, so visitors do not see the page yet. */
export type LivePage = { address: string; unseen?: string };

/** The page where visitors see the document; undefined if it is not published. Reread when changes are published. */
export function useLivePage(): LivePage | undefined {
  const { id, collectionSlug, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const isKnown = useRef(false);
  const [page, setPage] = useState<LivePage>();
  const isLive = Boolean(collectionSlug && id && hasPublishedDoc && !isTrashed);
  const hasChanges = unpublishedVersionCount > 0;

  useEffect(() => {
    if (!isLive || !collectionSlug) return setPage(undefined);
    // Draft changes do not move the live page; a publish may.
    if (hasChanges && isKnown.current) return;
    const asking = new AbortController();
    const selected = fieldsOf(collectionSlug).map((field) => `select[${field}]=true`);
    const find = async () => {
      const address = `/api/${collectionSlug}/${id}?${['depth=0', ...selected].join('&')}`;
      const doc = published.parse(await read(address, asking.signal));
      const isPage = doc._status === 'published' && !doc.variantOf;
      const live = isPage ? pageOf(collectionSlug, doc) : undefined;
      const unseen = live ? await unseenLanguage(doc.language, asking.signal) : undefined;
      isKnown.current = true;
      setPage(live ? { address: live, ...(unseen && { unseen }) } : undefined);
    };
    find().catch(() => undefined);
    return () => asking.abort();
  }, [isLive, hasChanges, collectionSlug, id]);
  return page;
}
