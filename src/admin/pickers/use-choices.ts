import type { FilterOptionsResult } from 'payload';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask, isRefused } from '../ask';
import type { Choice, Choices } from './choices';
import { findChosen, type Known, keyOf, type Reference, referenceTo } from './chosen';

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 150;

type Wanted = { relationTo: string[]; filter: FilterOptionsResult | undefined; search: string; isOpen: boolean };

/** `false` stands for none, `true` for all. */
const fromOf = ({ relationTo, filter }: Wanted) =>
  relationTo.flatMap((collection) => {
    const where = filter?.[collection];
    if (where === false) return [];
    return typeof where === 'object' ? [{ collection, where }] : [{ collection }];
  });

/** Groups of the same name become one. */
function joined(before: Choices['groups'], after: Choices['groups']): Choices['groups'] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  const choices = (groups: Choices['groups'], label: string): Choice[] =>
    groups.find((group) => group.label === label)?.choices ?? [];
  return [...labels].map((label) => ({ label, choices: [...choices(before, label), ...choices(after, label)] }));
}

/** The documents to choose from while the list is open, page by page. Stale responses are dropped. */
export function useChoices(wanted: Wanted) {
  const { isOpen, search } = wanted;
  const [groups, setGroups] = useState<Choices['groups']>([]);
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const at = useRef({ page: 0, isLast: true, request: 0 });
  const from = JSON.stringify(fromOf(wanted));

  const load = useEffectEvent(async (page: number) => {
    at.current.request += 1;
    const { request } = at.current;
    setLoading(true);
    const response = await ask<Choices>('POST', '/choices', { from: fromOf(wanted), search, page });
    if (request !== at.current.request) return;
    setLoading(false);
    setError(isRefused(response) ? response.error : undefined);
    if (isRefused(response)) return;
    at.current = { ...at.current, page, isLast: response.isLast };
    setGroups((before) => (page === 1 ? response.groups : joined(before, response.groups)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for another search or filter
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => void load(1), search ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      at.current.request += 1;
    };
  }, [isOpen, search, from]);

  const more = () => {
    if (!isLoading && !at.current.isLast) void load(at.current.page + 1);
  };
  return { groups, error, isLoading, more };
}

/** What is known of the chosen documents, by key. `again` requests once more those that could not be loaded. */
export function useChosen(chosen: Reference[]) {
  const [known, setKnown] = useState<Record<string, Known>>({});
  const learn = useCallback((choice: Choice) => {
    setKnown((before) => ({ ...before, [keyOf(referenceTo(choice))]: choice }));
  }, []);
  const find = useCallback(async (references: Reference[]) => {
    const found = await Promise.all(references.map(async (one) => [keyOf(one), await findChosen(one)] as const));
    setKnown((before) => ({ ...before, ...Object.fromEntries(found) }));
  }, []);

  const findUnknown = useEffectEvent(() => void find(chosen.filter((one) => !known[keyOf(one)])));
  const keys = chosen.map(keyOf).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new choice
  useEffect(() => findUnknown(), [keys]);

  const again = () => void find(chosen.filter((one) => known[keyOf(one)] === 'failed'));
  return { known, learn, again };
}
