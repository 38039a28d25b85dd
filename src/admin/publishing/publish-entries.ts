'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { MenuItem } from '../bar/bar-menu';

/** An entry of the menu beside Publish. The lower `order` comes first; the core's are at 10, 20, …. */
export type PublishEntry = MenuItem & { order: number };
type Offered = PublishEntry & { of: string };

let entries: Offered[] = [];
const listeners = new Set<() => void>();

function change(next: Offered[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
    change([...entries, offered]);
    return () => change(entries.filter((one) => one !== offered));
  }, [of, name, order, label, reason, href]);
}

const none: Offered[] = [];

/** All entries of the open document, in their order. */
export function usePublishEntries(): PublishEntry[] {
  const of = useOpenDocument();
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
  return all.filter((one) => one.of === of).sort((one, other) => one.order - other.order);
}
