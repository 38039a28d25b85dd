import type { Conversations } from '@/staff/comments/endpoints';
import { asJson, attempt, type Outcome } from '../small-forms/attempt';

export type Answer = Conversations | { error: string };

/** Calls `/api/comments`. Returns the document's conversations, or an error in words for staff. */
export async function askComments(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  try {
    const response = await fetch(`/api/comments${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Conversations & { error?: string };
    return response.ok ? answer : { error: answer.error ?? 'Something went wrong. Try again.' };
  } catch {
    return { error: 'The site is not responding. Try again.' };
  }
}

/** Stores a comment; a repeat with the same id is stored once. */
export const writeComment = (comment: { comment: string; [name: string]: unknown }): Promise<Outcome<Conversations>> =>
  attempt('/api/comments/write', asJson(comment), (body) => body as Conversations);
