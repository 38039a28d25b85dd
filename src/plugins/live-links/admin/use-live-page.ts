'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { pageOf } from '@/data/preview/addresses';

const published = z.object({
  path: z.string().nullish(),
  _status: z.string().nullish(),
  variantOf: z.unknown().optional(),
});

/** Variants have no address of their own. */
const fieldsOf = (collection: string) => ['path', '_status', ...(collection === 'pages' ? ['variantOf'] : [])];

/** The page where visitors see the document; undefined if it is not published. Reread when changes are published. */
export function useLivePage(): string | undefined {
  const { id, collectionSlug, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const isKnown = useRef(false);
  const [page, setPage] = useState<string>();
  const isLive = Boolean(collectionSlug && id && hasPublishedDoc && !isTrashed);
  const hasChanges = unpublishedVersionCount > 0;

  useEffect(() => {
    if (!isLive || !collectionSlug) return setPage(undefined);
    // Draft changes do not move the live page; a publish may.
    if (hasChanges && isKnown.current) return;
    const asking = new AbortController();
    const selected = fieldsOf(collectionSlug).map((field) => `select[${field}]=true`);
    fetch(`/api/${collectionSlug}/${id}?${['depth=0', ...selected].join('&')}`, {
      credentials: 'same-origin',
      signal: asking.signal,
    })
      .then(async (response) => published.parse(await response.json()))
      .then((doc) => {
        isKnown.current = true;
        setPage(doc._status === 'published' && !doc.variantOf ? pageOf(collectionSlug, doc) : undefined);
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, [isLive, hasChanges, collectionSlug, id]);
  return page;
}
