import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asJson, attempt, type Outcome } from '../ask';
import { sessionState } from '../session-ended/session-state';
import { pauseAfter, sendUntilStored } from './send-until-stored';

const readOk = (body: unknown) => (body as { ok?: true }).ok;
const post = (id: string) => attempt('/api/comments/write', asJson({ id }), readOk);

/** Responses in order; `Error`: no connection. */
function server(...responses: (Response | Error)[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(String(init.body));
    const response = responses.shift();
    if (response instanceof Error || !response) throw response ?? new Error('No more responses');
    return response;
  });
  return sent;
}
const ok = () => Response.json({ ok: true });
const busy = () => Response.json({}, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  sessionState.reportActive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sending() {
  const waits: string[] = [];
  const stop = new AbortController();
  const done = sendUntilStored(
    () => post('a'),
    stop.signal,
    (why) => waits.push(why),
  );
  return { waits, stop, done };
}

it('is sent again with the same id until the server has it', async () => {
  const sent = server(new TypeError('offline'), busy(), ok());
  const { done, waits } = sending();
  await vi.advanceTimersByTimeAsync(pauseAfter(1) + pauseAfter(2));
  expect(await done).toEqual({ is: 'stored', result: true });
  expect(waits).toEqual(['unreachable', 'unreachable']);
  expect(new Set(sent).size).toBe(1);
});

it('is sent at once when the connection is back', async () => {
  server(new TypeError('offline'), ok());
  const { done } = sending();
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  expect((await done)?.is).toBe('stored');
});

it('waits for the sign-in, and goes on after it', async () => {
  sessionState.reportEnded();
  const sent = server(Response.json({}, { status: 401 }), ok());
  const { done, waits } = sending();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([sent.length, waits]).toEqual([1, ['signed-out']]);
  sessionState.reportActive();
  expect((await done)?.is).toBe('stored');
});

it('is not sent again when it was refused, and says why', async () => {
  server(Response.json({ error: 'Write a comment.' }, { status: 400 }));
  expect(await sending().done).toEqual({ is: 'refused', reason: 'Write a comment.' });
});

it('can be called off', async () => {
  const sent = server(busy(), ok());
  const { done, stop } = sending();
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(await done).toBeUndefined();
  expect(sent).toHaveLength(1);
});

it('pauses longer each time, up to a minute', () => {
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 60_000]);
});

it.each<[number, Outcome<true>['is']]>([
  [200, 'stored'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [408, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('a response of %i is %s', async (status, is) => {
  server(Response.json({ ok: true }, { status }));
  expect((await post('a')).is).toBe(is);
});
