import type { PayloadRequest } from 'payload';
import { isTranslatable, type Language, type TranslatableCollection, translatableCollections } from '@/lib/languages';
import { takeTurns } from '@/lib/take-turns';
import { comparable, similarity } from '@/lib/word-changes';
import { asTranslation, type Document, originalOf } from '../documents';
import { haveSameTags, type Piece, wordsOf } from '../inline';
import { asInXml } from '../lines';

/** A text and its translation, as both are published. */
type Remembered = { english: string; words: string; pieces: Piece[] };

export type Memory = {
  /** The translation of this very text, tags included; the most frequent one if there are several. */
  exact: (english: { text: string; pieces: Piece[] }) => Remembered | undefined;
  /** The translation of the most similar text with the same tags. */
  similar: (english: { pieces: Piece[] }) => Promise<Remembered | undefined>;
  /** What a suggestion was made from. */
  with: (text: string) => Remembered | undefined;
};

/** Of the words. With less in common, writing again is quicker than correcting. */
const LEAST_SIMILAR = 0.75;
/** Shorter texts with a different word say something else. */
const LEAST_WORDS = 4;
/** They are read with all their sections. */
const AT_ONCE = 50;

const plain = (text: string) => asInXml(text).normalize('NFC').trim();

/** As this person may read them. */
async function readLive(req: PayloadRequest, collection: TranslatableCollection, where: object): Promise<Document[]> {
  const { docs } = await req.payload.find({
    collection: collection as 'pages',
    where: { and: [where, { _status: { equals: 'published' } }] } as never,
    sort: 'id',
    draft: false,
    depth: 0,
    limit: AT_ONCE,
    overrideAccess: false,
    req,
  });
  return docs as unknown as Document[];
}

async function* livePairs(req: PayloadRequest, language: Language) {
  const turn = takeTurns();
  for (const collection of translatableCollections) {
    for (let last = '', isMore = true; isMore; ) {
      const after = last ? [{ id: { greater_than: last } }] : [];
      const found = await readLive(req, collection, { and: [{ language: { equals: language } }, ...after] });
      isMore = found.length === AT_ONCE;
      last = found.at(-1)?.id ?? '';
      const ids = found.flatMap((one) => originalOf(one) ?? []);
      const originals = ids.length > 0 ? await readLive(req, collection, { id: { in: ids } }) : [];
      const byId = new Map(originals.map((one) => [one.id, one]));
      for (const own of found) {
        const original = byId.get(originalOf(own) ?? '');
        if (original && isTranslatable(collection)) yield* asTranslation(req, collection, own, original).pairs;
        await turn();
      }
    }
  }
}

type Known = Remembered & { text: string; of: string[]; count: number };

/** All published pairs of a language that this person may read. Nothing is stored: it is what is published now. */
export async function readMemory(req: PayloadRequest, language: Language): Promise<Memory> {
  const known = new Map<string, Known>();
  for await (const { english, own, state } of livePairs(req, language)) {
    if (state !== 'translated' || !own || own.text === english.text) continue;
    const text = plain(english.text);
    const before = known.get(`${text}\n${own.text}`);
    if (before) before.count += 1;
    else
      known.set(`${text}\n${own.text}`, {
        ...{ text, english: wordsOf(english.pieces), words: wordsOf(own.pieces), pieces: own.pieces },
        ...{ of: comparable(wordsOf(english.pieces)), count: 1 },
      });
  }
  const all = [...known.values()].toSorted((one, other) => other.count - one.count);
  const byText = Map.groupBy(all, ({ text }) => text);
  return {
    exact: ({ text, pieces }) => byText.get(plain(text))?.find((one) => haveSameTags(one.pieces, pieces)),
    similar: ({ pieces }) => mostSimilar(all, pieces),
    with: (words) => all.find((one) => one.words === words),
  };
}

async function mostSimilar(all: Known[], pieces: Piece[]): Promise<Remembered | undefined> {
  const words = comparable(wordsOf(pieces));
  if (words.length < LEAST_WORDS) return undefined;
  const has = new Set(words);
  const turn = takeTurns();
  let best: { one: Known; score: number } | undefined;
  for (const one of all) {
    const least = Math.max(best?.score ?? 0, LEAST_SIMILAR);
    const atMost = Math.min(words.length, one.of.filter((word) => has.has(word)).length);
    // More cannot be in common.
    if ((2 * atMost) / (words.length + one.of.length) < least || !haveSameTags(one.pieces, pieces)) continue;
    const score = similarity(one.of, words);
    if (score >= LEAST_SIMILAR && score > (best?.score ?? 0)) best = { one, score };
    await turn();
  }
  return best?.one;
}
