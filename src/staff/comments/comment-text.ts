import { z } from 'zod';

export const COMMENT_LENGTH = 2000;

/** What a person typed: trimmed, with plain line ends, at most `most` characters. */
export const typedText = (most: number) =>
  z
    .string()
    // Postgres text cannot contain NUL.
    .transform((value) => value.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(most));

/** Where a comment belongs: see src/lib/anchor.ts. Empty: the whole document. */
export const anchorRule = z
  .string()
  .max(400)
  .regex(/^[\w.~-]*$/);
