import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { sessionState as State } from './session-state';

const ME = '/api/users/me?depth=0';
const ada = { user: { id: 'ada', name: 'Ada' }, session: { endsIn: 100, latestIn: 200 } };
const berta = { user: { id: 'berta', name: 'Berta' } };
const nobody = { user: null };

type Call = { path: string; headers: Headers };
let calls: Call[];
let shown: string[];
let me: object;
let responses: (path: string) => Response | Promise<Response>;
let sessionState: typeof State;

beforeEach(async () => {
  calls = [];
  shown = [];
  me = ada;
  responses = () => Response.json({});
  vi.stubGlobal('window', {
    location: new URL('https://site.example/admin/collections/pages/1'),
    dispatchEvent: vi.fn(),
    fetch: async (input: string, init?: RequestInit) => {
      calls.push({ path: input, headers: new Headers(init?.headers) });
      return input === ME ? Response.json(me) : responses(input);
    },
  });
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => window.fetch(...args));
  vi.resetModules();
  ({ sessionState } = await import('./session-state'));
  (await import('./check-session')).openedBy('ada');
  (await import('./watch-requests')).watchRequests({
    failing: () => shown.push('failing'),
    over: () => shown.push('over'),
    notMoved: (reason) => shown.push(reason),
  });
});

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number) => () => Response.json({}, { status });
const sessionChecks = () => calls.filter(({ path }) => path === ME).length;
const poll = () => fetch('/api/editorial/pages/1/stay', { method: 'POST' });

it.each([401, 403])('an ended session is noticed by any request that is refused with %i', async (status) => {
  responses = refused(status);
  me = nobody;
  expect((await poll()).status).toBe(status);
  expect(sessionState.get()).toBe('ended');
});

it('a preference that cannot be read for want of a connection is none; Payload would hold up the form for it', async () => {
  responses = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await fetch('/api/payload-preferences/collection-pages-1')).ok).toBe(false);
  await expect(fetch('/api/pages/1')).rejects.toThrow('Failed to fetch');
  (await import('./check-session')).openedBy(undefined);
  expect((await fetch('/api/payload-preferences/nav')).ok).toBe(false);
});

const wordsOf = async (response: Response) => (await response.json()).errors?.[0]?.message;

it('a change that never arrives is refused in words: buttons of Payload would wait for it forever', async () => {
  responses = () => Promise.reject(new TypeError('Failed to fetch'));
  const restored = await fetch('/api/pages/versions/7?draft=true', { method: 'POST' });
  expect([restored.status, await wordsOf(restored)]).toEqual([503, 'The site is not responding. Please try again.']);
  const body = new FormData();
  await expect(fetch('/api/pages/1', { method: 'PATCH', body })).rejects.toThrow('Failed to fetch');
  const signal = AbortSignal.abort();
  await expect(fetch('/api/pages/1', { method: 'PATCH', signal })).rejects.toThrow('Failed to fetch');
});

it.each(['PATCH', 'DELETE'])('why %s of a selection failed can be read by the buttons above a list', async (method) => {
  const reasonOf = async () => (await fetch('/api/pages?where[id][in][0]=1', { method })).json();
  responses = () => Promise.reject(new TypeError('Failed to fetch'));
  const unreachable = { docs: [], errors: [{ message: 'The site is not responding. Please try again.' }] };
  expect(await reasonOf()).toMatchObject(unreachable);
  responses = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await reasonOf()).toEqual(unreachable);
  responses = () => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status: 403 });
  expect(await reasonOf()).toEqual({ docs: [], errors: [{ message: 'You are not allowed.' }] });
  const partly = {
    docs: [{ id: '1' }],
    errors: [{ id: '2', message: 'It has a newer draft.' }],
    message: 'One failed.',
  };
  responses = () => Response.json(partly, { status: 400 });
  expect(await reasonOf()).toEqual(partly);
});

it('why files were not moved is said, and Payload does not say that they were', async () => {
  const move = () => fetch('/api/media?where[id][in][0]=1', { method: 'PATCH', body: '{"folder":"2"}' });
  const outcome = () => Promise.race([move(), new Promise((resolve) => setTimeout(resolve, 20, 'none'))]);
  const partly = { docs: [], errors: [{ id: '1', message: 'It needs a description.' }], message: 'One failed.' };
  responses = () => Response.json(partly, { status: 400 });
  expect([await outcome(), shown]).toEqual(['none', ['One failed. It needs a description.']]);
  responses = () => Promise.reject(new TypeError('Failed to fetch'));
  expect([await outcome(), shown.at(-1)]).toEqual(['none', 'The site is not responding. Please try again.']);
  responses = () => Response.json({ docs: [] });
  expect(await outcome()).toMatchObject({ ok: true });
});

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while a proxy does not reach the site', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('a page that is opened %s opens once the site is there', async (_, failure) => {
  vi.useFakeTimers();
  responses = failure;
  const opened = fetch('/admin/collections/pages', { headers: { rsc: '1' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual(['failing', 'failing', 'failing']);
  responses = () => new Response('the page');
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await (await opened).text()).toBe('the page');
  expect(shown.at(-1)).toBe('over');
});

it('an error of the site itself is shown, not waited for', async () => {
  const headers = { 'content-type': 'text/x-component' };
  responses = () => new Response('the error', { status: 503, headers });
  const opened = await fetch('/admin/collections/pages', { headers: { rsc: '1' } });
  expect([await opened.text(), shown]).toEqual(['the error', []]);
});

it('without a session, Payload’s refusals name that, not rights', async () => {
  responses = () =>
    Response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, { status: 403 });
  expect(await wordsOf(await fetch('/api/pages/1', { method: 'PATCH' }))).toMatch(/^You are not allowed/);
  me = nobody;
  const signedOut = 'You were signed out. Sign in again, then repeat what you did.';
  expect(await wordsOf(await fetch('/api/pages/1', { method: 'PATCH' }))).toBe(signedOut);
  expect(await wordsOf(await fetch('/api/users/login', { method: 'POST' }))).toMatch(/^You are not allowed/);
});

it('a lack of rights is not an ended session', async () => {
  responses = refused(403);
  await poll();
  expect([sessionState.get(), sessionChecks()]).toEqual(['active', 1]);
});

it('many requests that are refused at once ask the server once, and not again once it is known', async () => {
  responses = refused(401);
  me = nobody;
  await Promise.all([poll(), poll(), fetch('/api/notifications')]);
  await poll();
  expect([sessionState.get(), sessionChecks()]).toEqual(['ended', 1]);
});

it.each([500, 503, 404, 409, 429])('a response with %i says nothing about the session', async (status) => {
  responses = refused(status);
  await poll();
  expect(sessionChecks()).toBe(0);
});

it('a server that cannot be reached says nothing about the session', async () => {
  responses = () => Promise.reject(new TypeError('fetch failed'));
  await poll();
  expect([sessionState.get(), sessionChecks()]).toEqual(['active', 0]);
});

it('a server function that fails has the session checked', async () => {
  responses = refused(500);
  me = nobody;
  await fetch('/admin/collections/pages/1', { method: 'POST', headers: { 'next-action': 'x' } });
  expect(sessionState.get()).toBe('ended');
});

it("Payload's own question about the account counts as well", async () => {
  me = nobody;
  await fetch(ME);
  expect(sessionState.get()).toBe('ended');
});

it('a wrong password in the dialog is not looked into', async () => {
  responses = refused(401);
  await fetch('/api/users/login', { method: 'POST' });
  expect(sessionChecks()).toBe(0);
});

it('someone else who signed in beside it ends the session of this window, by name', async () => {
  responses = refused(401);
  me = berta;
  await poll();
  expect([sessionState.get(), sessionState.someoneElse()]).toEqual(['ended', 'Berta']);
});

it('requests say for whom the window was opened, except the sign-in and the question who is signed in', async () => {
  await poll();
  await fetch('/api/users/login', { method: 'POST' });
  await fetch(ME);
  await fetch('https://bucket.example/file', { method: 'PUT' });
  expect(calls.map(({ headers }) => headers.get('x-staff-account'))).toEqual(['ada', null, null, null]);
});

it('a write that succeeds again means that a session exists again', async () => {
  sessionState.reportEnded();
  await poll();
  expect(sessionState.get()).toBe('active');
});

it('the page does not leave for the sign-in page: it is opened after signing in', async () => {
  sessionState.reportEnded();
  const opened = fetch('/admin/collections/pages?_rsc=1', { headers: { rsc: '1' } });
  await Promise.resolve();
  await Promise.resolve();
  expect(calls).toEqual([]);
  expect(window.dispatchEvent).toHaveBeenCalledOnce();
  sessionState.reportActive();
  expect((await opened).status).toBe(200);
});

it.each(['/admin/logout', '/admin/login?redirect=%2Fadmin'])('%s can be opened without a session', async (path) => {
  sessionState.reportEnded();
  expect((await fetch(path, { headers: { rsc: '1' } })).status).toBe(200);
});

it('a check to which the server never responds holds nothing up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  const { checkSession } = await import('./check-session');
  expect(await checkSession()).toBe('offline');
  expect(sessionState.get()).toBe('active');
});
