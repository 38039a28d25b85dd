import { cleanLines } from '@shared/clean-text';
import { z } from 'zod';

export const COMMENT_LENGTH = 2000;

export const typedText = (most: number) =>
  z
    .string()
    // Postgres text cannot contain NUL.
    .transform((value) => cleanLines(value).replaceAll('\0', '').trim())
    .pipe(z.string().max(most));

/** See src/lib/anchor.ts. Empty: the whole document. */
export const anchorRule = z
  .string()
  .max(400)
  .regex(/^[\w.~-]*$/);

const fraction = z.number().min(0).max(1);

/** Where in the element that shows the place, in fractions of its size. */
export const spotRule = z.strictObject({ x: fraction, y: fraction });
