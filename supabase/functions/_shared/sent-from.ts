import { z } from 'zod';

/** The path of the page from which a form was sent, without query and host; null if it is not known. */
export const sentFrom = z
  .string()
  .max(200)
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  .nullish()
  .catch(null)
  .transform((path) => path ?? null);
