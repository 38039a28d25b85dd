import { afterEach, expect, it, vi } from 'vitest';
import { ask, attempt, type Outcome, reasonOf } from './ask';
import { sessionState } from './session-ended/session-state';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionState.reportActive();
});

const read = (body: unknown) => (typeof body === 'object' && body && 'id' in body ? String(body.id) : undefined);
const wordsOf = (outcome: Outcome<string>) => (outcome.is === 'stored' ? outcome.result : reasonOf(outcome));

async function sent(response: () => Response): Promise<string> {
  vi.stubGlobal('fetch', async () => response());
  return wordsOf(await attempt('/api/pages/from-file', {}, read));
}

it('the response of the server is read, and a refusal is in its words', async () => {
  expect(await sent(() => Response.json({ id: 7 }))).toBe('7');
  expect(await sent(() => Response.json({ error: 'The file is no page.' }, { status: 400 }))).toBe(
    'The file is no page.',
  );
});

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['while the server restarts', () => new Response('<h1>Back soon</h1>', { status: 503 })],
])('never in the words of the browser or of another server: %s', async (_, response) => {
  expect(await sent(response)).toBe('The site is not responding. Please try again.');
});

it('an ended session is named, whatever the refusal says', async () => {
  sessionState.reportEnded();
  expect(await sent(() => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }))).toBe(
    'You were signed out. Sign in again, then repeat what you did.',
  );
});

it.each([
  ['an endpoint of ours', { error: 'Too many attempts.' }, 429],
  ['an endpoint of Payload', { errors: [{ message: 'Too many attempts.' }] }, 429],
  [
    'a field that Payload refuses',
    { errors: [{ message: 'Invalid', data: { errors: [{ message: 'Too many attempts.' }] } }] },
    400,
  ],
])('a call gives the reason of %s', async (_, body, status) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await ask('POST', '/users/invite', {})).toMatchObject({ error: 'Too many attempts.' });
});

it('a call names an ended session, not the rights that it lacks without one', async () => {
  sessionState.reportEnded();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Only admins may invite people.' }, { status: 403 }));
  expect(await ask('POST', '/users/invite', {})).toMatchObject({
    error: 'You were signed out. Sign in again, then repeat what you did.',
  });
});

it('signing in again is refused in its own words', async () => {
  sessionState.reportEnded();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Email or password is wrong.' }, { status: 401 }));
  expect(await ask('POST', '/users/login', {})).toMatchObject({ error: 'Email or password is wrong.' });
});

it('a call gives the proof that is missing, also when no session is left', async () => {
  sessionState.reportEnded();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Enter the code.', needs: 'code' }, { status: 401 }));
  expect(await ask('POST', '/users/login', {})).toMatchObject({ error: 'Enter the code.', needs: 'code' });
});

it('a call that never arrives says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask('GET', '/backups')).toMatchObject({ error: 'The site is not responding. Please try again.' });
});
