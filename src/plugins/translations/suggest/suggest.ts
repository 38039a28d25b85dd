import type { PayloadRequest } from 'payload';
import { languageOf, languages } from '@/lib/languages';
import type { Tell } from '@/lib/progress';
import type { SuggestedBy } from '@/lib/suggestions';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { refuse } from '@/staff/endpoint';
import { type Service, serviceFor } from '@/staff/writer';
import { needTranslation, readTranslation, type Target, type Translation } from '../documents';
import { brandNames } from '../glossary';
import { type Piece, wordsOf } from '../inline';
import { withSuggested } from '../keep-fingerprints';
import { saveTexts } from '../save-texts';
import type { Pair, Suggested } from '../states';
import { planOf } from '../xliff/plan';
import { markupOf, piecesIn, placeholderFault } from './markup';
import { type Memory, readMemory } from './memory';

/** A text (`key`), or what is missing in a section or in all of the document. */
export type Which = { section?: string; key?: string };

type Refused = { label: string; reason: string };
export type Suggestions = {
  suggested: number;
  /** What the service wrote, and may not be used. */
  refused: Refused[];
  /** Still without a suggestion. */
  left: number;
  /** Why it ended before it was done. */
  problem?: string;
};

/** A request to the service, and all of one press. */
const AT_ONCE = { texts: 20, characters: 4_000 };
const MOST = { texts: 60, characters: 12_000 };

const isWanted = ({ english, state }: Pair, { section, key }: Which): boolean =>
  key === undefined
    ? state === 'missing' && (section === undefined || english.section === section)
    : english.key === key && (state === 'missing' || state === 'outdated');

type Found = { pair: Pair; pieces: Piece[]; by: SuggestedBy };

async function remembered(pair: Pair, memory: Memory): Promise<Found | undefined> {
  const exact = memory.exact(pair.english);
  if (exact) return { pair, pieces: exact.pieces, by: 'memory' };
  const similar = await memory.similar(pair.english);
  return similar && { pair, pieces: similar.pieces, by: 'similar' };
}

/** As many as fit into a request; a longer text alone. */
function batchesOf(pairs: Pair[], most: typeof AT_ONCE): Pair[][] {
  const batches: Pair[][] = [];
  let characters = 0;
  for (const pair of pairs) {
    const length = markupOf(pair.english.pieces).length;
    const last = batches.at(-1);
    if (last && last.length < most.texts && characters + length <= most.characters) {
      last.push(pair);
      characters += length;
    } else {
      batches.push([pair]);
      characters = length;
    }
  }
  return batches;
}

type Written = { found: Found[]; refused: Refused[]; problem?: string };

async function written(
  req: PayloadRequest,
  service: Service,
  pairs: Pair[],
  { target, document }: Translation,
  tell: Tell,
): Promise<Written> {
  const into: Written = { found: [], refused: [] };
  const [first = []] = batchesOf(pairs, MOST);
  await audit(req, {
    ...{ action: 'export', title: document.title ?? 'Untitled', collection: target.collection, document: target.id },
    detail: `To ${service.name}: translate, ${first.length} texts`,
  });
  const code = languageOf(document);
  let done = 0;
  for (const batch of batchesOf(first, AT_ONCE)) {
    tell({ done, of: first.length });
    const { texts, error } = await service.write({
      kind: 'translate',
      texts: batch.map(({ english }) => markupOf(english.pieces)),
      into: { code, name: languages[code].name },
      names: brandNames,
      most: batch.map(({ english }) => english.most ?? null),
    });
    if (error !== undefined) return { ...into, problem: error };
    done += batch.length;
    for (const [at, pair] of batch.entries()) {
      const pieces = piecesIn(texts[at] ?? '');
      const english = wordsOf(pair.english.pieces);
      const fault = pieces
        ? placeholderFault(english, wordsOf(pieces))
        : 'The tags for formats and links are not those of the English text.';
      if (pieces && !fault) into.found.push({ pair, pieces, by: 'service' });
      else into.refused.push({ label: pair.english.label, reason: fault ?? '' });
    }
  }
  return into;
}

/** Stores what still fits: texts that nobody has changed meanwhile, under the rules of imported ones. */
const store = (req: PayloadRequest, target: Target, which: Which, found: Found[]) =>
  inTransaction(req, async () => {
    await serialise(req, target.id);
    const translation =
      (await readTranslation(req, target)) ??
      refuse(404, 'The translation does not exist any more. Nothing was stored.');
    const open = new Map(
      translation.pairs.filter((pair) => isWanted(pair, which)).map((pair) => [pair.english.key, pair]),
    );
    const usable = found.filter(({ pair }) => open.get(pair.english.key)?.english.text === pair.english.text);
    const units = usable.map(({ pair: { english }, pieces }) => {
      return { id: english.key, source: english.pieces, target: pieces, state: 'translated' };
    });
    const { texts, changes } = planOf([...open.values()], units, translation.document);
    const by = new Map(usable.map((one) => [one.pair.english.key, one.by]));
    const suggested: Suggested = new Map(
      changes.map(({ pair: { english, own } }) => [own?.key ?? english.key, by.get(english.key) ?? 'service']),
    );
    if (changes.length > 0) await saveTexts(req, translation, changes, withSuggested(suggested));
    const refused = texts.flatMap(({ label, reason }) => (reason ? [{ label, reason }] : []));
    return { suggested: changes.length, refused, left: open.size - changes.length };
  });

/**
 * Writes suggestions into the draft of a translation, each marked until a person accepts it: from published translations,
 * then from the writing service, if there is one. Nothing is locked while that is at work.
 */
export async function suggest(req: PayloadRequest, target: Target, which: Which, tell: Tell): Promise<Suggestions> {
  const translation = await needTranslation(req, target);
  const wanted = translation.pairs.filter((pair) => isWanted(pair, which));
  if (wanted.length === 0) return { suggested: 0, refused: [], left: 0 };
  const memory = await readMemory(req, languageOf(translation.document));
  const known: Found[] = [];
  for (const pair of wanted) {
    const found = await remembered(pair, memory);
    if (found) known.push(found);
  }
  const has = new Set(known.map(({ pair }) => pair));
  const others = wanted.filter((pair) => !has.has(pair));
  const service = serviceFor(req, 'translate');
  const more: Written =
    service && others.length > 0 ? await written(req, service, others, translation, tell) : { found: [], refused: [] };
  const stored = await store(req, target, which, [...known, ...more.found]);
  return { ...stored, refused: [...more.refused, ...stored.refused], problem: more.problem };
}

/** Puts the English text in the place of a suggestion: the text is missing again. */
export const takeOut = (req: PayloadRequest, target: Target, key: string): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    await serialise(req, target.id);
    const translation = await needTranslation(req, target);
    const pairs = translation.pairs.filter(({ english, state }) => english.key === key && state === 'suggested');
    const units = pairs.map(({ english: { pieces } }) => ({
      id: key,
      source: pieces,
      target: pieces,
      state: 'translated',
    }));
    const { changes } = planOf(pairs, units, translation.document);
    if (changes.length > 0) await saveTexts(req, translation, changes);
    return { count: changes.length };
  });
