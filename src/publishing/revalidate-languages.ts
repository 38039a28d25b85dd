import type { PayloadRequest } from 'payload';
import { defaultLanguage, languageOfPath } from '../lib/languages';
import type { DocumentEvent } from './document-event';
import type { Document } from './published-before';
import { expire } from './revalidate';
import { tags } from './tags';

type Reference = string | { id: string } | null | undefined;
type Translated = Document & { translationOf?: Reference };

async function stored(req: PayloadRequest, slug: string, id: string) {
  const options = { depth: 0, trash: true, disableErrors: true, overrideAccess: true } as const;
  const select = { path: true, translationOf: true } as const;
  return (await req.payload.findByID({
    collection: slug as 'pages',
    id,
    select,
    ...options,
    req,
  })) as Translated | null;
}

/** The path by which pages name what they know of the translations of an English document. */
async function pathOfOriginal(req: PayloadRequest, slug: string, reference: Reference): Promise<string | undefined> {
  const id = typeof reference === 'object' ? reference?.id : reference;
  return (id && (await stored(req, slug, id))?.path) || undefined;
}

async function isTranslated(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const where = { translationOf: { equals: id } };
  const { totalDocs } = await req.payload.count({ collection: slug as 'pages', where, overrideAccess: true, req });
  return totalDocs > 0;
}

const isEnglish = (path: string | null | undefined) => languageOfPath(path ?? '') === defaultLanguage;

/** Expires where pages are in other languages, when one of their versions appears, disappears or moves. */
export async function revalidateTranslations({
  kind,
  collection: { slug },
  document,
  before,
  after,
  req,
}: DocumentEvent) {
  const expireAt = (...paths: (string | null | undefined)[]) =>
    expire(
      req,
      paths.map((path) => (path ? tags.translations(path) : undefined)),
    );
  if (kind === 'deleted') {
    const { path, translationOf } = document as Translated;
    return expireAt(isEnglish(path) ? path : await pathOfOriginal(req, slug, translationOf));
  }
  if (before?.path === after?.path) return;
  if (!isEnglish(after?.path ?? before?.path)) {
    // Listeners may get only what the request selected.
    const translation = await stored(req, slug, document.id);
    return expireAt(await pathOfOriginal(req, slug, translation?.translationOf));
  }
  if (await isTranslated(req, slug, document.id)) await expireAt(before?.path, after?.path);
}

/** Expires every page when a language is offered or no longer: all of them have the switch. */
export async function revalidateOffered({ kind, before, after, req }: DocumentEvent) {
  if (kind === 'deleted' || Boolean(before) !== Boolean(after)) await expire(req, [tags.languages]);
}
