import { afterEach, expect, it, vi } from 'vitest';
import { sessionState } from '../session-ended/session-state';
import { attempt, type Outcome, reasonOf } from './attempt';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionState.reportActive();
});

const read = (body: unknown) => (typeof body === 'object' && body && 'id' in body ? String(body.id) : undefined);
const wordsOf = (outcome: Outcome<string>) => (outcome.is === 'stored' ? outcome.answer : reasonOf(outcome));

async function sent(answer: () => Response): Promise<string> {
  vi.stubGlobal('fetch', async () => answer());
  return wordsOf(await attempt('/api/pages/from-file', {}, read));
}

it('what the server answers is read, and its refusal is in its words', async () => {
  expect(await sent(() => Response.json({ id: 7 }))).toBe('7');
  expect(await sent(() => Response.json({ error: 'The file is no page.' }, { status: 400 }))).toBe(
    'The file is no page.',
  );
});

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['while the server restarts', () => new Response('<h1>Back soon</h1>', { status: 503 })],
])('never in the words of the browser or of another server: %s', async (_, answer) => {
  expect(await sent(answer)).toBe('The site is not responding. Please try again.');
});

it('an ended session is named, whatever the refusal says', async () => {
  sessionState.reportEnded();
  expect(await sent(() => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }))).toBe(
    'You are signed out. Sign in again, then repeat what you did.',
  );
});
