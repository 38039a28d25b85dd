import type { PayloadRequest } from 'payload';
import { defaultLanguage, type Language, languageOf, languages, type OtherLanguage } from '@/lib/languages';
import { readMark, type SuggestedBy } from '@/lib/suggestions';
import { placeInWords } from '@/staff/place';
import { serviceFor } from '@/staff/writer';
import { withMissing } from './copy';
import {
  asTranslation,
  fieldsOf,
  originalOf,
  readNewest,
  readTranslation,
  type Target,
  type Translation,
  translationsOf,
} from './documents';
import { earlierTexts } from './earlier';
import { wordsOf } from './inline';
import { fingerprint, type Line } from './lines';
import { offeredLanguages } from './offered';
import { type Counts, countsOf, type Fingerprints, type Pair, type TextState } from './states';
import { type Memory, readMemory } from './suggest/memory';

/** What a machine wrote. `print`: what is accepted; `like`: the similar English text whose translation it is. */
export type Suggestion = { text: string; print: string; by: SuggestedBy; like?: string };

export type ReportedText = {
  key: string;
  label: string;
  state: TextState;
  english: string;
  /** Of the English text: what is marked as translated. */
  print: string;
  /** The English text when it was translated, if a version still has it. */
  earlier?: string;
  field?: string;
  suggestion?: Suggestion;
};
export type ReportedSection = { key: string; name: string; counts: Counts; texts: ReportedText[] };

export type TranslationReport = {
  kind: 'translation';
  language: string;
  code: Language;
  original: { id: string; title: string };
  counts: Counts;
  sections: ReportedSection[];
  /** Sections, and rows of sections, that only the original has. */
  toAdd: { sections: number; rows: number };
  /** Who suggests what no published translation says; undefined if nobody does. */
  service?: string;
};

export type OriginalReport = {
  kind: 'original';
  translations: { code: Language; language: string; id: string; counts: Counts }[];
  offered: { code: OtherLanguage; language: string }[];
};
/** A document in another language whose original does not exist. */
type AloneReport = { kind: 'alone' };
export type Report = TranslationReport | OriginalReport | AloneReport;

const nameOf = (code: Language) => languages[code].name;

function sectionName(req: PayloadRequest, { target, original }: Translation, line: Line): string {
  if (line.section === '') return 'The document itself';
  if (!line.section.includes('~')) return line.label.split(', ')[0] ?? line.section;
  const path = line.field.split('.').slice(0, line.section.split('.').length).join('.');
  return placeInWords(req.payload, fieldsOf(req, target.collection), original, path) || 'Section';
}

function suggestionOf({ own, state }: Pair, from: Fingerprints, memory: Memory | undefined): Suggestion | undefined {
  const { by } = readMark(own && from[own.key]);
  if (!own || !by || state !== 'suggested') return undefined;
  const text = wordsOf(own.pieces);
  return { text, print: fingerprint(own.text), by, like: by === 'similar' ? memory?.with(text)?.english : undefined };
}

type Known = { from: Fingerprints; earlier: ReadonlyMap<string, string>; memory: Memory | undefined };

const texts = (pairs: Pair[], { from, earlier, memory }: Known): ReportedText[] =>
  pairs.flatMap((pair) => {
    const { english, own, state } = pair;
    if (state === 'translated') return [];
    const { key, label, pieces } = english;
    const words = { english: wordsOf(pieces), print: fingerprint(english.text), earlier: earlier.get(key) };
    return [{ key, label, state, ...words, field: own?.field, suggestion: suggestionOf(pair, from, memory) }];
  });

const isSimilar = (mark: string) => readMark(mark).by === 'similar';

async function reportTranslation(req: PayloadRequest, translation: Translation): Promise<TranslationReport> {
  const { target, document, original, from, pairs } = translation;
  const earlier = await earlierTexts(req, translation);
  const isNeeded = Object.values(from).some(isSimilar);
  const memory = isNeeded ? await readMemory(req, languageOf(document)) : undefined;
  const sections = [...Map.groupBy(pairs, ({ english }) => english.section)].map(([key, own]) => ({
    key,
    name: own[0] ? sectionName(req, translation, own[0].english) : key,
    counts: countsOf(own),
    texts: texts(own, { from, earlier, memory }),
  }));
  const { sections: some, rows } = withMissing(fieldsOf(req, target.collection), original, document);
  return {
    kind: 'translation',
    language: nameOf(languageOf(document)),
    code: languageOf(document),
    original: { id: original.id, title: original.title ?? 'Untitled' },
    counts: countsOf(pairs),
    sections,
    toAdd: { sections: some, rows },
    service: serviceFor(req, 'translate')?.name,
  };
}

/** Undefined if the document does not exist. */
export async function reportOn(req: PayloadRequest, target: Target): Promise<Report | undefined> {
  const document = await readNewest(req, target);
  if (!document) return undefined;
  const translation = originalOf(document) ? await readTranslation(req, target) : undefined;
  if (translation) return reportTranslation(req, translation);
  if (languageOf(document) !== defaultLanguage) return { kind: 'alone' };
  const translations = (await translationsOf(req, target)).map((one) => ({
    code: languageOf(one),
    language: nameOf(languageOf(one)),
    id: one.id,
    counts: countsOf(asTranslation(req, target.collection, one, document).pairs),
  }));
  const offered = (await offeredLanguages(req.payload, req)).map((code) => ({ code, language: nameOf(code) }));
  return { kind: 'original', translations, offered };
}
