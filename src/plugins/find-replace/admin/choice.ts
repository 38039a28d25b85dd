import type { ShownDocument } from '../preview';
import type { Chosen, Outcome } from '../replace';

/** Excluded occurrences by document. Everything is chosen initially. */
export type Left = ReadonlyMap<string, ReadonlySet<string>>;

export const idOf = ({ target }: Pick<ShownDocument, 'target'>): string =>
  'global' in target ? target.global : `${target.collection} ${target.id}`;

/** Nothing is replaced while a colleague is writing. */
const isOpen = ({ openBy }: ShownDocument) => openBy.length > 0;

/** True for a document in another release than `into` (an id; empty for a new one; undefined for none). */
export const isElsewhere = ({ release }: ShownDocument, into: string | undefined): boolean =>
  into !== undefined && release !== null && release.id !== into;

const leftIn = (left: Left, document: ShownDocument) => left.get(idOf(document)) ?? new Set<string>();

export const isChosen = (left: Left, document: ShownDocument, key: string): boolean =>
  !isOpen(document) && !leftIn(left, document).has(key);

export function withHit(left: Left, document: ShownDocument, key: string, isOn: boolean): Left {
  const some = new Set(leftIn(left, document));
  if (isOn) some.delete(key);
  else some.add(key);
  return new Map(left).set(idOf(document), some);
}

export const withAll = (left: Left, documents: ShownDocument[], isOn: boolean): Left =>
  new Map([
    ...left,
    ...documents.map((document) => [idOf(document), new Set(isOn ? [] : document.hits.map(({ key }) => key))] as const),
  ]);

export const chosenIn = (left: Left, documents: ShownDocument[]): Chosen[] =>
  documents.flatMap((document) => {
    const keys = document.hits.map(({ key }) => key).filter((key) => isChosen(left, document, key));
    return keys.length > 0 ? [{ target: document.target, updatedAt: document.updatedAt, keys }] : [];
  });

export const countOf = (chosen: Chosen[]): number => chosen.reduce((sum, { keys }) => sum + keys.length, 0);

export const placesIn = (places: number, documents: number): string =>
  `${places} ${places === 1 ? 'place' : 'places'} in ${documents} ${documents === 1 ? 'document' : 'documents'}`;

/** `release`: the name of the release of the drafts */
export function outcomeWords(outcomes: Outcome[], release?: string): string {
  const saved = outcomes.filter(({ count }) => count > 0);
  const places = saved.reduce((sum, { count }) => sum + count, 0);
  const missed = outcomes.length - saved.length;
  return [
    places > 0
      ? `Replaced ${placesIn(places, saved.length)}, saved as drafts${release ? ` in the release “${release}”` : ''}. Visitors see them once they are published.`
      : '',
    missed > 0
      ? `${missed} ${missed === 1 ? 'document was' : 'documents were'} not changed; the reason is shown there.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
