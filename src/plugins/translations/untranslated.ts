import type { PayloadRequest } from 'payload';
import { languagesForVisitors } from '@/access/offered-languages';
import type { ContentDocument } from '@/lib/content-collections';
import { clipped } from '@/lib/cut';
import { error, type Finding, warning } from '@/lib/finding';
import { isObject } from '@/lib/is-object';
import { isLanguage, isTranslatable, languages, translatableCollections } from '@/lib/languages';
import { oncePerRequest } from '@/lib/once-per-request';
import { hasSuggestions, readMark } from '@/lib/suggestions';
import { listAsSite } from '@/staff/find-as-site';
import { asTranslation, type Document, originalOf, readLines, readNewest, type Target } from './documents';
import { glossaryFault } from './glossary';
import { wordsOf } from './inline';
import { pointerAt, valueAt } from './lines';
import { fingerprintsOf, type Pair } from './states';

const LONGEST = 60;

const mayStay = oncePerRequest(async (req) => {
  const rules = await req.payload.findGlobal({ slug: 'approval-rules', depth: 0, overrideAccess: true, req });
  return rules.allowsUntranslated === true;
});

const quoted = ({ english }: Pair) => `“${clipped(wordsOf(english.pieces), LONGEST)}”`;

const isHidden = (path: string, document: object): boolean => {
  const section = valueAt(document, [...path.split('.').slice(0, 2), 'section']);
  return isObject(section) && section.hidden === true;
};

/** The field of a text in the translation; undefined if the translation lacks its section or row. */
function pathIn({ english, own }: Pair, document: object): string | undefined {
  return own?.field ?? pointerAt(english.key.replace(/#.*/, ''), document)?.join('.');
}

async function pairsIn(req: PayloadRequest, collection: Target['collection'], document: Document): Promise<Pair[]> {
  const id = originalOf(document);
  const original = id ? await readNewest(req, { collection, id }, false) : undefined;
  return original ? asTranslation(req, collection, document, original).pairs : [];
}

/** A heading or button stops publishing unless the approval rules allow it; other texts ask. */
export async function untranslatedTexts(
  req: PayloadRequest,
  { collection, id }: ContentDocument,
  version: object,
): Promise<Finding[]> {
  if (!isTranslatable(collection)) return [];
  const document = { ...(version as Document), id };
  const pairs = await pairsIn(req, collection, document);
  // What visitors would read in English, or in the words of an earlier English text.
  const open = pairs
    .filter(({ state }) => state !== 'translated' && state !== 'suggested')
    .map((pair) => ({ pair, path: pathIn(pair, document) }));
  if (open.length === 0) return [];
  const allows = await mayStay(req);
  const texts = open.flatMap(({ pair, path }) => {
    if (path === undefined || isHidden(path, document)) return [];
    const finding = pair.own?.isProminent && !allows ? error : warning;
    const what = pair.state === 'missing' ? 'is not translated yet' : 'has changed in English since it was translated';
    return [finding('translation', path, `${quoted(pair)} ${what}.`)];
  });
  const [absent] = open.filter(({ path }) => path === undefined);
  if (!absent) return texts;
  const message = `The English original has texts that are missing here, such as ${quoted(absent.pair)}.`;
  return [...texts, { ...warning('translation', '', message), judged: 'absent' }];
}

/** Nothing that a machine wrote is published before a person has accepted it, whatever the approval rules allow. */
export async function suggestedTexts(
  req: PayloadRequest,
  { collection }: ContentDocument,
  version: object,
): Promise<Finding[]> {
  const { translated } = version as Document;
  if (!isTranslatable(collection) || !hasSuggestions(translated)) return [];
  const from = fingerprintsOf(translated);
  const id = originalOf(version as Document);
  const original = id && (await readNewest(req, { collection, id }, false));
  const advice = original ? 'Accept it under Translation, or change it.' : 'Its English original is gone: change it.';
  return readLines(req, collection, version).flatMap(({ key, field, text, pieces }) => {
    if (!readMark(from[key]).by) return [];
    const message = `“${clipped(wordsOf(pieces), LONGEST)}” is suggested. ${advice}`;
    return [{ ...error('translation', field, message), judged: text }];
  });
}

/** Translated texts without a name of the brand that the English text has. A person decides: it may be meant. */
export async function textsWithoutNames(
  req: PayloadRequest,
  { collection, id }: ContentDocument,
  version: object,
): Promise<Finding[]> {
  if (!isTranslatable(collection)) return [];
  const document = { ...(version as Document), id };
  return (await pairsIn(req, collection, document)).flatMap((pair) => {
    const { english, own, state } = pair;
    if (state !== 'translated' || !own || isHidden(own.field, document)) return [];
    const fault = glossaryFault(wordsOf(english.pieces), wordsOf(own.pieces));
    return fault ? [warning('translation', own.field, `${quoted(pair)}: ${fault}`)] : [];
  });
}

/** Pages that would become public with their language. Those of an offered one are public already. */
export async function untranslatedPages(req: PayloadRequest, _: ContentDocument, version: object): Promise<Finding[]> {
  const code = 'code' in version ? version.code : undefined;
  if (!isLanguage(code) || (await languagesForVisitors(req.payload, req)).includes(code)) return [];
  const found: Finding[] = [];
  for (const collection of translatableCollections) {
    const docs = await listAsSite(req, collection as 'pages', {
      where: { and: [{ language: { equals: code } }, { _status: { equals: 'published' } }] },
    });
    for (const one of docs as unknown as Document[]) {
      const findings = await untranslatedTexts(req, { collection, id: one.id }, one);
      if (findings.length === 0) continue;
      const level = findings.some((finding) => finding.level === 'error') ? error : warning;
      const count = findings.length === 1 ? 'one text is' : `${findings.length} texts are`;
      const name = `“${one.title ?? 'Untitled'}” (${one.path ?? collection})`;
      found.push({
        ...level('translation', '', `${name}: ${count} not in ${languages[code].name} yet.`),
        judged: one.id,
      });
    }
  }
  return found;
}
