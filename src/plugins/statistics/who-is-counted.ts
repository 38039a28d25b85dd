import { z } from 'zod';
import { mayBeCounted } from '@/lib/may-be-counted';
import { pathSchema } from '@/lib/paths';
import { isSameOrigin } from '@/lib/same-origin';

/** Is the request counted: same-origin, from a person, without an opt-out signal? */
export const isCounted = (headers: Headers, siteUrl: string): boolean =>
  mayBeCounted((name) => headers.get(name)) && isSameOrigin(headers, siteUrl);

export const countedPath = z
  .string()
  .max(200)
  .refine((path) => pathSchema.safeParse(path).data === path);
