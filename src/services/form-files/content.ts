import { createReadStream, openAsBlob } from 'node:fs';
import type { AcceptedKind } from '@shared/file-kinds';
import { fileTypeFromBlob } from 'file-type';

/** `endings`: those the file's name may have; the first is added to a name without one. */
type Content = { kind: AcceptedKind | 'other'; endings: readonly string[] };

/** By the ending that belongs to the content. Macros, and old Office formats that may hide them, are not accepted. */
const known: Record<string, Content> = {
  pdf: { kind: 'pdf', endings: ['pdf'] },
  jpg: { kind: 'picture', endings: ['jpg', 'jpeg'] },
  heic: { kind: 'picture', endings: ['heic', 'heif'] },
  ...Object.fromEntries(['png', 'gif', 'webp', 'avif'].map((ending) => [ending, picture(ending)])),
  ...Object.fromEntries(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'].map((ending) => [ending, office(ending)])),
};
const text: Content = { kind: 'text', endings: ['txt', 'csv', 'tsv', 'md'] };
const other: Content = { kind: 'other', endings: [] };

function picture(ending: string): Content {
  return { kind: 'picture', endings: [ending] };
}
function office(ending: string): Content {
  return { kind: 'office', endings: [ending] };
}

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
  if (type) return known[type.ext] ?? other;
  return (await isText(file)) ? text : other;
}
