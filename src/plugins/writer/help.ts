import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type ContentCollection, contentCollections } from '@/lib/content-collections';
import { beginning } from '@/lib/cut';
import { languageOf } from '@/lib/languages';
import { avoidedWords } from '@/reference/registry/avoided-words';
import { vocabulary } from '@/reference/registry/vocabulary';
import type { WritingTask } from '@/seams/writer';
import { joined, type Text, textsOf } from '@/search/texts';
import { audit } from '@/staff/audit/audit';
import { refuse } from '@/staff/endpoint';
import { newestAsPerson } from '@/staff/newest-of';
import { titleOf } from '@/staff/titles';
import { serviceFor } from '@/staff/writer';

export const targetSchema = z.object({ collection: z.enum(contentCollections), id: z.uuid() });
type Target = { collection: ContentCollection; id: string };

/** A field for which the service can write, and what it holds now. `most`: characters that fit. */
export type Writable = { path: string; label: string; text: string; most: number };
export type Help = { service: string; description?: Writable; long: Writable[] };
export type Proposal = { text: string };

const DESCRIPTION = 'meta.description';
/** What search results show. */
const MOST_OF_DESCRIPTION = 160;
/** The page, as far as a description of two sentences needs it. */
const READ_FOR_DESCRIPTION = 6_000;

const names = vocabulary.map(({ write }) => write).filter((word) => /^\p{Lu}/u.test(word));

async function read(req: PayloadRequest, at: Target) {
  const document: object = (await newestAsPerson(req, at)) ?? refuse(404, 'The document does not exist.');
  const { flattenedFields } = req.payload.collections[at.collection].config;
  const hasDescription = flattenedFields.some(({ name }) => name === 'meta');
  return { document, texts: textsOf(req.payload, flattenedFields, document), hasDescription };
}

const isOfPage = ({ field }: Text) => !field.startsWith('meta.');

const longIn = (texts: Text[]): Writable[] =>
  texts.flatMap((one) => {
    const { field: path, label, most, inline } = one;
    const text = joined(one);
    return !inline && most !== undefined && text.length > most ? [{ path, label, text, most }] : [];
  });

const descriptionIn = (texts: Text[]): Writable => {
  const found = texts.find(({ field }) => field === DESCRIPTION);
  return { path: DESCRIPTION, label: 'Description', text: found ? joined(found) : '', most: MOST_OF_DESCRIPTION };
};

const OFF = 'The writing service is off.';

/** What the service can do for a document. */
export async function helpFor(req: PayloadRequest, target: Target): Promise<Help> {
  const service = serviceFor(req, 'shorten') ?? refuse(404, OFF);
  const { texts, hasDescription } = await read(req, target);
  return {
    service: service.name,
    ...(hasDescription && { description: descriptionIn(texts) }),
    long: longIn(texts).filter(({ path }) => path !== DESCRIPTION),
  };
}

/** A rule of the brand that the text breaks, in a sentence. */
function faultOf(text: string, most: number): string | undefined {
  if (text.length > most) return `It has ${text.length} characters, and at most ${most} fit.`;
  const [avoided] = avoidedWords(text);
  return avoided && `“${avoided.word}” is not one of our words. Write: ${avoided.write}.`;
}

type OneText = Extract<WritingTask, { kind: 'describe' | 'shorten' }>;

async function proposal(req: PayloadRequest, target: Target, document: object, task: OneText): Promise<Proposal> {
  const service = serviceFor(req, task.kind) ?? refuse(409, OFF);
  const about = { title: titleOf(document), collection: target.collection, document: target.id };
  await audit(req, { ...about, action: 'export', detail: `To ${service.name}: ${task.kind}` });
  const { texts, error } = await service.write(task);
  if (error !== undefined) return refuse(409, error);
  const text = texts[0]?.trim() ?? '';
  const fault = faultOf(text, task.most);
  return fault ? refuse(409, `What ${service.name} wrote was not used. ${fault} Try again.`) : { text };
}

/** A description for search engines, from what the page says. Nothing is stored. */
export async function describePage(req: PayloadRequest, target: Target): Promise<Proposal> {
  const { document, texts, hasDescription } = await read(req, target);
  const page = texts.filter(isOfPage).map(joined).join('\n');
  if (!hasDescription || page.trim() === '') refuse(409, 'The page has no text yet that could be described.');
  return proposal(req, target, document, {
    ...{ kind: 'describe', texts: [beginning(page, READ_FOR_DESCRIPTION)], language: languageOf(document), names },
    most: MOST_OF_DESCRIPTION,
  });
}

/** A shorter text for a field whose text does not fit. Nothing is stored. */
export async function shorten(req: PayloadRequest, target: Target, path: string): Promise<Proposal> {
  const { document, texts } = await read(req, target);
  const long = longIn(texts).find((one) => one.path === path);
  if (!long) return refuse(409, 'The text of this field fits.');
  return proposal(req, target, document, {
    ...{ kind: 'shorten', texts: [long.text], language: languageOf(document), names },
    most: long.most,
  });
}
