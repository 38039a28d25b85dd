import { z } from 'zod';
import { acceptedBy, acceptedKinds, type FileField, fileLimits, MEGABYTE } from './file-kinds.ts';
import type { Messages } from './messages.ts';

const sentFile = z.object({
  name: z.string().min(1).max(200),
  size: z.number().int().nonnegative(),
  /** Of the content, which only the server reads; `other` is none of the accepted kinds. */
  kind: z.enum([...acceptedKinds, 'other']).optional(),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  id: z.uuid().optional(),
});
/** The entry of a file field is this as JSON. */
export type SentFile = z.infer<typeof sentFile>;

export const fileEntry = (file: SentFile): string => JSON.stringify(file);

/** Undefined if no file was chosen. */
export function fileIn(entry: unknown): SentFile | undefined {
  if (typeof entry !== 'string' || entry === '') return undefined;
  try {
    return sentFile.safeParse(JSON.parse(entry)).data;
  } catch {
    return undefined;
  }
}

/** `before`: bytes of the files before it. */
export function fileFault(
  field: FileField,
  { name, size, kind }: SentFile,
  before: number,
  say: Messages['builtFields'],
): string | undefined {
  if (size > fileLimits.bytes) return say.fileTooLarge(name, fileLimits.bytes / MEGABYTE);
  if (size === 0) return say.fileEmpty(name);
  if (kind && (kind === 'other' || !field.accept?.includes(kind)))
    return say.fileRefused(name, acceptedBy(field, say.fileKinds));
  if (before + size > fileLimits.allBytes) return say.filesTooLarge(fileLimits.allBytes / MEGABYTE);
  return undefined;
}
