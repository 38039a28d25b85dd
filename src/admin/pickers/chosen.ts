import { ask, isRefused } from '../ask';
import type { Choice, Choices } from './choices';

export type Reference = { relationTo: string; value: string };

export const keyOf = ({ relationTo, value }: Reference): string => `${relationTo} ${value}`;
export const referenceTo = ({ collection, id }: Choice): Reference => ({ relationTo: collection, value: id });

/** What was found; `gone` for what the person cannot read; `failed` if the request failed. */
export type Known = Choice | 'gone' | 'failed';

type Wanted = { reference: Reference; tell: (known: Known) => void };
let wanted: Wanted[] = [];

async function askForAll(): Promise<void> {
  const all = wanted;
  wanted = [];
  const ids = Map.groupBy(all, ({ reference }) => reference.relationTo);
  const from = [...ids].map(([collection, some]) => ({
    collection,
    ids: [...new Set(some.map(({ reference }) => reference.value))],
  }));
  const response = await ask<Choices>('POST', '/choices', { from });
  const found = isRefused(response)
    ? undefined
    : new Map(response.groups.flatMap(({ choices }) => choices.map((one) => [keyOf(referenceTo(one)), one] as const)));
  for (const { reference, tell } of all) tell(found ? (found.get(keyOf(reference)) ?? 'gone') : 'failed');
}

/** What a chosen document is called. One request for all fields that ask at the same moment. */
export const findChosen = (reference: Reference): Promise<Known> =>
  new Promise((tell) => {
    wanted.push({ reference, tell });
    if (wanted.length === 1) setTimeout(() => void askForAll());
  });
