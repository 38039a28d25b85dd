import { z } from 'zod';

const refusal = z.object({
  error: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const FAILED = 'Something went wrong. Please try again.';

/** Calls `/api/backups` with a path below it. Returns the response, or an error in words for staff. */
export async function askBackups<T extends object>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T | { error: string }> {
  try {
    const response = await fetch(`/api/backups${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as T;
    const { error, errors } = refusal.safeParse(answer).data ?? {};
    return { error: error ?? errors?.[0]?.message ?? FAILED };
  } catch {
    return { error: 'The site is not responding. Please try again.' };
  }
}
