import { z } from 'zod';

/** The path of the page with the form, without query and host; null if unknown. */
export const sentFrom = z
  .string()
  .max(200)
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  .nullish()
  .catch(null)
  .transform((path) => path ?? null);
