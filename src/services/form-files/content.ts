import { createReadStream, openAsBlob } from 'node:fs';
import { type AcceptedKind, acceptedKinds } from '@shared/file-kinds';
import { fileTypeFromBlob } from 'file-type';
import { type FileKind, fileTypes } from '@/lib/file-types';

/** `endings`: those the file's name may have; the first is added to a name without one. */
type Content = { kind: AcceptedKind | 'other'; endings: readonly string[] };

const isAccepted = (kind: FileKind): kind is AcceptedKind => acceptedKinds.some((accepted) => accepted === kind);
const accepted: Content[] = fileTypes.flatMap(({ kind, endings }) => (isAccepted(kind) ? [{ kind, endings }] : []));
const text = accepted.find(({ kind }) => kind === 'text');
const other: Content = { kind: 'other', endings: [] };

const TAB = 9;
const LINE_FEED = 10;
const FORM_FEED = 12;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const DELETE = 127;
const isControl = (byte: number) =>
  byte === DELETE || (byte < SPACE && ![TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN].includes(byte));

/** No control characters: UTF-8, or any single-byte encoding. */
async function isText(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) if (chunk.some(isControl)) return false;
  return true;
}

/** By content alone: neither its name nor the browser's content type counts. */
export async function contentOf(file: string): Promise<Content> {
  const type = await fileTypeFromBlob(await openAsBlob(file)).catch(() => ({ ext: 'broken' }));
  if (type) return accepted.find(({ kind, endings }) => kind !== 'text' && endings.includes(type.ext)) ?? other;
  return (text && (await isText(file)) ? text : undefined) ?? other;
}
