import type { PayloadRequest } from 'payload';
import { languageOf } from '@/lib/languages';
import { audit } from '@/staff/audit/audit';
import { readTranslation, type Target, type Translation } from '../documents';
import type { Pair } from '../states';
import { type TranslationFile, type Unit, writeXliff } from './write';

const states = {
  missing: 'needs-translation',
  suggested: 'needs-review-translation',
  outdated: 'needs-review-translation',
  translated: 'translated',
} as const;

const nameOf = ({ collection, id }: Target): string => `${collection}/${id}`;

function noteOf({ label, most }: Pair['english']): string {
  const limit = most === undefined ? '' : ` At most ${most} characters.`;
  return `${label}.${limit}`;
}

const unitOf = ({ english, own, state }: Pair): Unit => ({
  id: english.key,
  source: english.pieces,
  // A missing text may hold the English one, which no program should mistake for a translation.
  ...(own && state !== 'missing' && { target: own.pieces }),
  state: states[state],
  note: noteOf(english),
  ...(english.most !== undefined && { most: english.most }),
});

function fileOf({ target, document, original, pairs }: Translation, isOpenOnly: boolean): TranslationFile {
  const wanted = isOpenOnly ? pairs.filter(({ state }) => state !== 'translated') : pairs;
  const note = `${original.title ?? 'Untitled'} (${original.path ?? 'no address'})`;
  return { original: nameOf(target), language: languageOf(document), note, units: wanted.map(unitOf) };
}

/** For a translation office; undefined without texts to export. `isOpenOnly`: without translated texts. */
export async function exportXliff(
  req: PayloadRequest,
  targets: Target[],
  isOpenOnly: boolean,
): Promise<{ xml: string; titles: string[] } | undefined> {
  const files: TranslationFile[] = [];
  const titles: string[] = [];
  for (const target of targets) {
    const translation = await readTranslation(req, target);
    const file = translation && fileOf(translation, isOpenOnly);
    if (!file || file.units.length === 0) continue;
    files.push(file);
    const title = translation.original.title ?? 'Untitled';
    titles.push(title);
    const detail = `XLIFF, ${file.units.length} texts`;
    await audit(req, { action: 'export', title, collection: target.collection, document: target.id, detail });
  }
  return files.length > 0 ? { xml: writeXliff(files), titles } : undefined;
}
