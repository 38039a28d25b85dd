import { expect, it, vi } from 'vitest';
import { csv } from '@/plugins/inbox/csv';
import { type Row, toCsv } from './review-more';
import { createReviews, persist, type Review, retryDelay } from './reviews';

const response = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });
const now = '2026-01-01T00:00:00.000Z';
const review = (state: Review['state'], note = '', hash = 'aaaaaaaaaaaa'): Review => ({ state, note, hash, at: now });

it('waits 1, 2, 4 seconds, at most 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

it('sends at most four times, with those delays', async () => {
  const send = vi.fn(async () => response(503));
  const wait = vi.fn(async () => undefined);
  expect(await persist(send, wait)).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(4);
  expect(wait.mock.calls).toEqual([[1_000], [2_000], [4_000]]);
});

it('retries without a response, and stops at the first one', async () => {
  const send = vi.fn(async () => response(200)).mockRejectedValueOnce(new TypeError('network'));
  expect((await persist(send, async () => undefined))?.status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not retry after a refusal', async () => {
  const send = vi.fn(async () => response(404));
  expect((await persist(send, async () => undefined))?.status).toBe(404);
  expect(send).toHaveBeenCalledTimes(1);
});

type Change = Parameters<ReturnType<typeof createReviews>['decide']>[1];

/** `respond` is the server; `kept` returns the browser's storage. */
function setUp(respond: (id: string, change: Change) => Promise<Response>, initial: [string, Review][] = []) {
  let kept = new Map(initial);
  const failed = vi.fn();
  const send = vi.fn(respond);
  const reviews = createReviews({
    send,
    store: {
      read: () => new Map(kept),
      write: (next: Map<string, Review>) => {
        kept = new Map(next);
      },
    },
    changed: () => {},
    failed,
    wait: async () => undefined,
  });
  const learn = (me: { canShare: boolean; name: string } | null, states: Record<string, Review> = {}) =>
    reviews.learn({ states, me }, reviews.writes());
  return { reviews, failed, send, learn, kept: () => kept };
}
const reviewer = { canShare: true, name: 'Reviewer' };
const stores = async (_: string, { state = 'pending', note = '' }: Change) =>
  response(200, { review: review(state, note) });

it('shows a decision at once, and keeps it once stored', async () => {
  const { reviews, learn, send } = setUp(stores);
  learn(reviewer);
  const done = reviews.decide('a', { state: 'kept' });
  expect(reviews.see('a').state).toBe('kept');
  expect(await done).toBe(true);
  expect(reviews.see('a').state).toBe('kept');
  expect(send).toHaveBeenCalledTimes(1);
});

it('restores the old state if it could not be stored, and says so', async () => {
  const { reviews, learn, send, failed, kept } = setUp(async () => response(503));
  learn(reviewer, { a: review('modified', 'Less.') });
  const done = reviews.decide('a', { state: 'deleted' });
  expect(reviews.see('a').state).toBe('deleted');
  expect(await done).toBe(false);
  expect(reviews.see('a')).toEqual(review('modified', 'Less.'));
  expect(send).toHaveBeenCalledTimes(4);
  expect(failed).toHaveBeenCalledExactlyOnceWith('a', { state: 'deleted' });
  expect(kept().size).toBe(0);
});

it('stores the last of several presses, with the note in between', async () => {
  const { reviews, learn, send } = setUp(stores);
  learn(reviewer);
  const all = [{ state: 'kept' }, { note: 'Wider.' }, { state: 'modified' }] as const;
  await Promise.all(all.map((change) => reviews.decide('a', change)));
  expect(send.mock.calls.at(-1)).toEqual(['a', { state: 'modified', note: 'Wider.' }]);
  expect(reviews.see('a')).toMatchObject({ state: 'modified', note: 'Wider.' });
});

it('a response older than a decision does not undo it', async () => {
  const { reviews, learn } = setUp(stores);
  learn(reviewer);
  const writesBefore = reviews.writes();
  await reviews.decide('a', { state: 'kept' });
  expect(reviews.learn({ states: {}, me: reviewer }, writesBefore)).toBe(false);
  expect(reviews.see('a').state).toBe('kept');
});

it('shows what others decide', () => {
  const { reviews, learn } = setUp(stores);
  learn(reviewer);
  learn(reviewer, { a: review('deleted') });
  expect(reviews.see('a').state).toBe('deleted');
});

it.each([null, { canShare: false, name: 'Author' }])('keeps unshareable decisions in the browser: %j', async (me) => {
  const { reviews, learn, send, kept } = setUp(stores);
  learn(me, { a: review('kept') });
  await reviews.decide('a', { state: 'deleted', hash: 'bbbbbbbbbbbb' });
  expect(send).not.toHaveBeenCalled();
  expect(kept().get('a')).toMatchObject({ state: 'deleted', hash: 'bbbbbbbbbbbb' });
  // Takes precedence over shared decisions, even when those change.
  learn(me, { a: review('modified') });
  expect(reviews.see('a').state).toBe('deleted');
  // A decision equal to the shared one is not stored.
  await reviews.decide('a', { state: 'modified' });
  expect(kept().size).toBe(0);
});

it('keeps decisions in the browser after a sign-out, too', async () => {
  const { reviews, learn, kept, failed } = setUp(async () => response(401));
  learn(reviewer);
  expect(await reviews.decide('a', { state: 'kept' })).toBe(true);
  expect(kept().get('a')?.state).toBe('kept');
  expect(reviews.see('a').state).toBe('kept');
  expect(failed).not.toHaveBeenCalled();
});

it("signing in does not share the browser's decisions; the button does", async () => {
  const { reviews, learn, send, kept } = setUp(stores, [['a', review('kept', '', 'cccccccccccc')]]);
  learn(reviewer, { a: review('deleted') });
  expect(reviews.see('a').state).toBe('deleted');
  expect(send).not.toHaveBeenCalled();
  expect(await reviews.carry()).toBe(true);
  // Without a note: one that others have written stays.
  expect(send).toHaveBeenCalledExactlyOnceWith('a', { state: 'kept', hash: 'cccccccccccc' });
  expect(reviews.see('a').state).toBe('kept');
  expect(kept().size).toBe(0);
});

it('decisions that cannot be shared stay in the browser', async () => {
  const { reviews, learn, kept } = setUp(async () => response(503), [['a', review('kept')]]);
  learn(reviewer);
  expect(await reviews.carry()).toBe(false);
  expect(kept().get('a')?.state).toBe('kept');
});

it('a decision waits until the user is known', async () => {
  const { reviews, learn, send, kept } = setUp(stores);
  const done = reviews.decide('a', { state: 'kept' });
  expect(reviews.see('a').state).toBe('kept');
  learn(null);
  await done;
  expect(send).not.toHaveBeenCalled();
  expect(kept().get('a')?.state).toBe('kept');
});

it('escapes formulas in exports, like the inbox', () => {
  const row = { element: 'color/ion', name: 'Ion "Blue", dark', page: 'design-system', by: '' };
  const rows: Row[] = [
    { ...row, state: 'modified', note: '=1+1', outdated: true, decided: now },
    { ...row, state: 'kept', note: 'Two\nlines', outdated: false, decided: '' },
  ].map(({ element, name, page, state, note, outdated, decided, by }) => ({
    element,
    name,
    page,
    state: state as Row['state'],
    note,
    outdated,
    decided,
    by,
  }));
  expect(toCsv(rows)).toBe(
    csv([
      ['element', 'name', 'page', 'state', 'note', 'outdated', 'decided', 'by'],
      ...rows.map((values) => Object.values(values).map(String)),
    ]),
  );
  expect(toCsv(rows)).toContain("'=1+1");
});
