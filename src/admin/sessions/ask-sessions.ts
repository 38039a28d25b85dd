import type { SessionRow } from '@/staff/sessions/endpoints';

export type Listed = { sessions: SessionRow[] };
export type Ended = { ended: number };

export async function askSessions<T extends object>(
  account: string,
  path: '' | '/end' = '',
  body?: object,
): Promise<T | { error: string }> {
  try {
    const response = await fetch(`/api/users/${account}/sessions${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as T & { error?: string };
    return response.ok ? answer : { error: answer.error ?? 'Something went wrong. Please try again.' };
  } catch {
    return { error: 'The site is not responding. Please try again.' };
  }
}
