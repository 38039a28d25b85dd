'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import type { MenuItem } from '../bar/bar-menu';
import { sharedValue, useShared } from '../shared-value';

/** An entry of the menu beside Publish. The lower `order` comes first; the core's are at 10, 20, …. */
export type PublishEntry = MenuItem & { order: number };
type Offered = PublishEntry & { of: string };

const entries = sharedValue<Offered[]>([]);

/** Of the open form: a drawer has another. */
function useOpenDocument(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`;
}

/** Adds an entry to the menu beside Publish of the open document, as long as the component is there. */
export function usePublishEntry(entry: PublishEntry | undefined): void {
  const of = useOpenDocument();
  const act = useEffectEvent((button: Element | null) => entry?.act?.(button));
  const { name, order, label, reason, href } = entry ?? {};
  useEffect(() => {
    if (name === undefined || order === undefined || label === undefined) return;
    const offered = { of, name, order, label, reason, href, act: (button: Element | null) => act(button) };
    entries.set([...entries.read(), offered]);
    return () => entries.set(entries.read().filter((one) => one !== offered));
  }, [of, name, order, label, reason, href]);
}

/** All entries of the open document, in their order. */
export function usePublishEntries(): PublishEntry[] {
  const of = useOpenDocument();
  return useShared(entries)
    .filter((one) => one.of === of)
    .sort((one, other) => one.order - other.order);
}
