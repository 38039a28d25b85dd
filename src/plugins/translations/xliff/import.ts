import type { PayloadRequest } from 'payload';
import { languageOf, languages } from '@/lib/languages';
import type { Tell } from '@/lib/progress';
import { takeTurns } from '@/lib/take-turns';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { othersAt } from '@/staff/editorial/presence';
import { wordsOf } from '@/staff/editorial/words-of';
import { readTranslation, type Target, type Translation, targetSchema } from '../documents';
import { saveTexts } from '../save-texts';
import { storeMarks } from '../store-marks';
import { type Plan, type PlannedText, planOf } from './plan';
import type { ReadFile } from './read';

/** With a problem, nothing is changed. */
export type PlannedDocument = {
  name: string;
  title: string;
  href?: string;
  problem?: string;
  texts: PlannedText[];
  /** When the translation was last changed. */
  base?: string;
  /** Saved as a draft. */
  isApplied?: boolean;
};

const targetOf = (name: string): Target | undefined => {
  const [collection, id] = name.split('/');
  return targetSchema.safeParse({ collection, id }).data;
};

async function refusal(req: PayloadRequest, { target, document }: Translation, file: ReadFile) {
  const language = languageOf(document);
  if (file.language.split(/[-_]/)[0]?.toLowerCase() !== language) {
    const wanted = file.language || 'no language';
    return `The file is in ${wanted}, and this translation in ${languages[language].name}.`;
  }
  const others = await othersAt(req, target);
  return others.length > 0 ? `${others.join(' and ')} has this open. Import once the form is closed.` : undefined;
}

type Read = { planned: PlannedDocument; translation?: Translation; plan?: Plan };

async function readOne(req: PayloadRequest, file: ReadFile): Promise<Read> {
  const target = targetOf(file.original);
  const translation = target && (await readTranslation(req, target));
  const unknown = 'This site has no such translation. Was the file exported here?';
  if (!target || !translation)
    return { planned: { name: file.original, title: file.original, problem: unknown, texts: [] } };
  const { document, pairs } = translation;
  const plan = planOf(pairs, file.units, document);
  const problem = await refusal(req, translation, file);
  const planned = {
    name: file.original,
    title: document.title ?? 'Untitled',
    href: `/admin/collections/${target.collection}/${target.id}`,
    texts: plan.texts,
    base: document.updatedAt,
    ...(problem && { problem }),
  };
  return { planned, translation, plan };
}

async function each(
  files: ReadFile[],
  tell: Tell,
  work: (file: ReadFile) => Promise<PlannedDocument>,
): Promise<PlannedDocument[]> {
  const documents: PlannedDocument[] = [];
  const turn = takeTurns();
  for (const file of files) {
    documents.push(await work(file));
    tell({ done: documents.length, of: files.length });
    await turn();
  }
  return documents;
}

export const previewImport = (req: PayloadRequest, files: ReadFile[], tell: Tell): Promise<PlannedDocument[]> =>
  each(files, tell, async (file) => (await readOne(req, file)).planned);

async function apply(req: PayloadRequest, translation: Translation, { changes, marks }: Plan) {
  if (changes.length > 0) await saveTexts(req, translation, changes);
  await storeMarks(req, translation.target, marks);
}

function detailOf({ texts }: Plan): string {
  const count = (wanted: PlannedText['outcome']) => texts.filter(({ outcome }) => outcome === wanted).length;
  return `XLIFF, ${count('changed')} changed, ${count('confirmed')} confirmed, ${count('refused')} refused`;
}

const SINCE = 'It was changed since the preview. Choose the file again.';

async function importOne(req: PayloadRequest, file: ReadFile, base: string | undefined): Promise<PlannedDocument> {
  let planned: PlannedDocument | undefined;
  try {
    return await inTransaction(req, async () => {
      await serialise(req, targetOf(file.original)?.id ?? file.original);
      const read = await readOne(req, file);
      planned = read.planned;
      const { translation, plan } = read;
      const isChange = plan && Object.keys(plan.marks).length > 0;
      if (!translation || !isChange || planned.problem) return planned;
      if (planned.base !== base) return { ...planned, problem: SINCE };
      await apply(req, translation, plan);
      const { target, document } = translation;
      const title = document.title ?? 'Untitled';
      await audit(req, {
        action: 'import',
        title,
        collection: target.collection,
        document: target.id,
        detail: detailOf(plan),
      });
      return { ...planned, isApplied: true };
    });
  } catch (error) {
    const problem = wordsOf(req, error);
    return { ...(planned ?? { name: file.original, title: file.original, texts: [] }), problem };
  }
}

/** What a preview has shown: each document as a whole or not at all. Nothing is published. */
export function applyImport(
  req: PayloadRequest,
  files: ReadFile[],
  shown: PlannedDocument[],
  tell: Tell,
): Promise<PlannedDocument[]> {
  const bases = new Map(shown.map(({ name, base }) => [name, base]));
  return each(files, tell, (file) => importOne(req, file, bases.get(file.original)));
}
