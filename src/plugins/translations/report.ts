import type { PayloadRequest } from 'payload';
import { defaultLanguage, type Language, languageOf, languages, type OtherLanguage } from '@/lib/languages';
import { placeInWords } from '@/staff/place';
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
import type { Line } from './lines';
import { offeredLanguages } from './offered';
import { type Counts, countsOf, type Pair, type TextState } from './states';

export type ReportedText = {
  key: string;
  label: string;
  state: TextState;
  english: string;
  /** The English text when it was translated, if a version still has it. */
  earlier?: string;
  field?: string;
};
export type ReportedSection = { key: string; name: string; counts: Counts; texts: ReportedText[] };

export type TranslationReport = {
  kind: 'translation';
  language: string;
  original: { id: string; title: string };
  counts: Counts;
  sections: ReportedSection[];
  /** Sections, and rows of sections, that only the original has. */
  toAdd: { sections: number; rows: number };
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

const texts = (pairs: Pair[], earlier: ReadonlyMap<string, string>): ReportedText[] =>
  pairs.flatMap(({ english, own, state }) => {
    if (state === 'translated') return [];
    const { key, label, pieces } = english;
    return [{ key, label, state, english: wordsOf(pieces), earlier: earlier.get(key), field: own?.field }];
  });

async function reportTranslation(req: PayloadRequest, translation: Translation): Promise<TranslationReport> {
  const { target, document, original, pairs } = translation;
  const earlier = await earlierTexts(req, translation);
  const sections = [...Map.groupBy(pairs, ({ english }) => english.section)].map(([key, own]) => ({
    key,
    name: own[0] ? sectionName(req, translation, own[0].english) : key,
    counts: countsOf(own),
    texts: texts(own, earlier),
  }));
  const { sections: some, rows } = withMissing(fieldsOf(req, target.collection), original, document);
  return {
    kind: 'translation',
    language: nameOf(languageOf(document)),
    original: { id: original.id, title: original.title ?? 'Untitled' },
    counts: countsOf(pairs),
    sections,
    toAdd: { sections: some, rows },
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
