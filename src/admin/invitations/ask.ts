import { z } from 'zod';

const answer = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  needs: z.enum(['password', 'code']).optional(),
});

type Said = { isDone: boolean; message: string; needs?: 'password' | 'code' };

/** Requests an invitation mail. Returns the server's message, and never throws. */
export async function askToInvite(path: string, body: object): Promise<Said> {
  try {
    const response = await fetch(`/api/users/invite${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { message, errors, needs } = answer.catch({}).parse(await response.json().catch(() => ({})));
    return {
      isDone: response.ok,
      needs,
      message: message ?? errors?.[0]?.message ?? 'Something went wrong. Please try again.',
    };
  } catch {
    return { isDone: false, message: 'The site is not responding. Please try again.' };
  }
}
