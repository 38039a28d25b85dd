import type { Media } from '@payload-types';
import { PDF } from './file-types';

/** The file, or only its id when it is in the trash or was not read. */
export type ChosenFile = Media | string | null | undefined;

export type Download = { href: string; facts: string };

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `80 KB`, `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}

/** Undefined if the file is missing or inaccessible. Only PDFs are offered. */
export function downloadOf(chosen: ChosenFile): Download | undefined {
  if (!chosen || typeof chosen !== 'object' || chosen.mimeType !== PDF || !chosen.url) return undefined;
  const { url, filesize } = chosen;
  return { href: url, facts: filesize ? `PDF, ${sizeInWords(filesize)}` : 'PDF' };
}
