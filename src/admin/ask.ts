import { z } from 'zod';
import type { Tell } from '@/lib/progress';
import { acceptsProgress, readWithProgress } from './progress/read-progress';

/** `needs`: the proof of identity that is missing or wrong. */
export type Refused = { error: string; needs?: 'password' | 'code' };

const refusal = z.object({
  error: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  needs: z.enum(['password', 'code']).optional(),
});

/**
 * Calls an endpoint below `/api` as the signed-in person. Returns the response, or an error in words for staff; never
 * throws. `tell`: receives the progress of long work.
 */
export async function ask<T extends object>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  tell?: Tell,
): Promise<T | Refused> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...(tell && acceptsProgress) },
      body: body && JSON.stringify(body),
    });
    const { isOk, body: read } = await readWithProgress(response, tell ?? (() => undefined));
    if (isOk) return read as T;
    const { error, errors, needs } = refusal.safeParse(read).data ?? {};
    return { error: error ?? errors?.[0]?.message ?? 'Something went wrong. Please try again.', needs };
  } catch {
    return { error: 'The site is not responding. Please try again.' };
  }
}
