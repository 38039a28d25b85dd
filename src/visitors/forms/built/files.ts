import { fileLimits } from '@shared/file-kinds';
import type { FormDefinition } from '@shared/form-definition';
import type { Answer } from '@shared/form-entries';
import { fileEntry } from '@shared/form-files';
import type { Language } from '@shared/language';
import { messagesIn } from '@shared/messages-in';
import { env } from '@/env';
import { contentOf } from '@/services/form-files/content';
import { fileName } from '@/services/form-files/file-name';
import { findReceived, type Received } from '@/services/form-files/received';
import { removeFiles, storeFile } from '@/services/form-files/stored';
import { callFunction, type FunctionResponse } from '@/services/supabase/functions';
import type { Entries } from '../outcome';

type Files = Map<string, Received>;

/** Replaces received names by what each file is, by its content. Other values of a file field count as no file. */
export async function readFiles(
  { fields }: FormDefinition,
  sent: Entries,
): Promise<{ entries: Entries; files: Files }> {
  const entries = { ...sent };
  const files: Files = new Map();
  for (const { name: field, kind, accept } of fields) {
    if (kind !== 'file') continue;
    const file = await findReceived(env().DATA_DIR, sent[field]);
    entries[field] = '';
    if (!file) continue;
    const { size, digest } = file;
    // Only the beginning of a file that is too large was kept.
    const content = size === 0 || size > fileLimits.bytes ? undefined : await contentOf(file.path);
    // A refused file keeps the name that the visitor knows.
    const isAccepted = content && content.kind !== 'other' && accept?.includes(content.kind);
    const name = fileName(file.name, isAccepted ? content.endings : []);
    entries[field] = fileEntry({ name, size, digest, kind: content?.kind });
    files.set(field, file);
  }
  return { entries, files };
}

type Signed = { form: string; signature: string };
type Sender = { visitor: string; language: Language };
type Kept = { ok: true; entries: Entries; ids: string[] } | Extract<FunctionResponse, { ok: false }>;

/**
 * Stores the files of valid answers and completes their entries with the ids. The database reserves the ids first, so
 * that files that no entry claims are found and removed (src/plugins/inbox/unused-files).
 */
export async function keepFiles(
  answers: Answer[],
  files: Files,
  signed: Signed,
  { visitor, language }: Sender,
): Promise<Kept> {
  const withFile = answers.filter(({ file }) => file);
  if (withFile.length === 0) return { ok: true, entries: {}, ids: [] };
  const reserved = await callFunction('reserve-files', { ...signed, files: withFile.length, language }, visitor);
  if (!reserved.ok) return reserved;
  const ids = Array.isArray(reserved.data.ids) ? reserved.data.ids.map(String) : [];
  const entries: Entries = {};
  try {
    for (const [index, { name, file }] of withFile.entries()) {
      const received = files.get(name);
      const id = ids[index];
      if (!received || !file || !id) throw new Error('A file has no place.');
      await storeFile(id, received);
      entries[name] = fileEntry({ ...file, id });
    }
  } catch (error) {
    const { code, name = 'no reason' } = error as NodeJS.ErrnoException;
    console.error(`[forms] a file could not be stored: ${code ?? name}`);
    await discard(ids);
    return { ok: false, status: 503, text: messagesIn(language).functions.filesNotStored, fields: {} };
  }
  return { ok: true, entries, ids };
}

/** Removes files that no entry needs; what fails is removed later, with other unclaimed files. */
export const discard = (ids: string[]): Promise<void> => removeFiles(ids).catch(() => undefined);

/** Whether `submit-form` certainly did not take the files. Without a clear response it may have. */
export const isNotTaken = (response: FunctionResponse): boolean =>
  response.ok ? response.data.kept === false : response.status >= 400 && response.status < 500;
