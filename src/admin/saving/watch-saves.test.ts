import { beforeEach, expect, it, vi } from 'vitest';
import { asDocument } from '../ask';
import { openedBy } from '../session-ended/check-session';
import { sessionState } from '../session-ended/session-state';
import { type SaveStep, saves, watching } from './watch-saves';

const DRAFT = '/api/pages/1?draft=true';
const AUTOSAVE = `${DRAFT}&autosave=true`;

const document = () => {
  const body = new FormData();
  body.set('_payload', '{}');
  return { method: 'PATCH', body };
};
const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });
const me = (user: object | null) => Response.json({ user });

/** The steps that a save of `address` goes through, and what Payload's form gets. */
async function save(address: string, respond: () => Response, session = () => me({ id: 'ada' })) {
  const steps: SaveStep[] = [];
  const stop = saves.subscribe('pages/1', (step) => steps.push(step));
  vi.stubGlobal('fetch', async () => session());
  const send = watching(async () => respond(), '/api');
  const response = await send(address, document());
  stop();
  return { steps, response, message: (await response.clone().json()).errors?.[0]?.message };
}

const noConnection = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  openedBy('ada');
  vi.stubGlobal('location', { href: 'http://localhost/admin/collections/pages/1' });
  sessionState.reportActive();
});

it('reports that a save began and succeeded', async () => {
  const { steps } = await save(DRAFT, () => Response.json({ doc: {} }));
  expect(steps).toEqual([
    { kind: 'began', isDraft: true },
    { kind: 'saved', isDraft: true },
  ]);
});

it.each([
  ['no connection', noConnection, { kind: 'offline' }],
  ['a server that is down', () => new Response('Bad gateway', { status: 502 }), { kind: 'busy' }],
  ['a full disk', () => refusal(507, 'The disk is full.'), { kind: 'full' }],
  ['a version of someone else', () => refusal(409, 'Ada saved this.'), { kind: 'merging' }],
  ['a refusal', () => refusal(400, 'The path is taken.'), { kind: 'refused', reason: 'The path is taken.' }],
  [
    'the refusal of one field',
    () =>
      Response.json(
        {
          errors: [
            { message: 'The following field is invalid: Path', data: { errors: [{ message: 'Begin with /.' }] } },
          ],
        },
        { status: 400 },
      ),
    { kind: 'refused', reason: 'Begin with /.' },
  ],
])('reports why a save failed: %s', async (_, respond, failure) => {
  const { steps, response } = await save(DRAFT, respond);
  expect(steps.at(-1)).toEqual({ kind: 'failed', isDraft: true, failure });
  expect(response.ok).toBe(false);
  expect(sessionState.get()).toBe('active');
});

it('a full disk is explained in the words of the server, except to a save that nobody requested', async () => {
  const full = () => refusal(507, 'The disk is full. Ask an administrator.');
  expect((await save(DRAFT, full)).message).toBe('The disk is full. Ask an administrator.');
  const { message, response } = await save(AUTOSAVE, full);
  expect([message, response.status]).toEqual([undefined, 507]);
});

it('a change to several documents says why some were refused, each reason once', async () => {
  const reasons = ['The path is taken.', 'The path is taken.', 'Ada saved this.'];
  const refused = reasons.map((message, id) => ({ id, message }));
  const { response } = await save('/api/pages?where[id][in]=1,2,3,4', () =>
    Response.json(
      { docs: [{ id: 4 }], errors: refused, message: 'Unable to update 3 out of 4 Pages' },
      { status: 400 },
    ),
  );
  expect(response.status).toBe(400);
  expect(await response.clone().json()).toMatchObject({
    docs: [{ id: 4 }],
    message: 'Unable to update 3 out of 4 Pages: The path is taken. Ada saved this.',
  });
});

// Without a session, the API refuses parameters of staff (400), access (403), or says that nothing is there (404).
it.each([400, 401, 403, 404])('tells an ended session from other refusals: %i', async (status) => {
  const response = () => refusal(status, '"locale" is for people who are signed in.');
  const { steps, message } = await save(DRAFT, response, () => me(null));
  expect(steps.at(-1)).toMatchObject({ failure: { kind: 'signed-out' } });
  expect(sessionState.get()).toBe('ended');
  expect(message).toBe('You are signed out. Sign in again; what you typed is still here.');
});

it('a form that someone else took over by signing in is not refused: its author is signed out', async () => {
  const other = () => me({ id: 'berta', name: 'Berta' });
  const { steps } = await save(DRAFT, () => refusal(401, 'The window belongs to another account.'), other);
  expect(steps.at(-1)).toMatchObject({ failure: { kind: 'signed-out' } });
  expect(sessionState.someoneElse()).toBe('Berta');
});

it('leaves it to the document bar to speak of failed autosaves, except of the fields of a refusal', async () => {
  expect(await save(AUTOSAVE, noConnection)).toMatchObject({ message: undefined });
  expect(await save(DRAFT, noConnection)).toMatchObject({
    message: 'There is no connection. What you typed is still here.',
  });
  expect(await save(AUTOSAVE, () => refusal(400, 'The path is taken.'))).toMatchObject({
    message: 'The path is taken.',
  });
});

it('a new document whose response was lost is not made again', async () => {
  const stored = new Map<string, unknown>();
  const send = watching(async (address, init) => {
    if (init?.method !== 'POST') return Response.json(stored.get(String(address).split(/[/?]/)[3] ?? ''));
    const { id, ...data } = JSON.parse(String((init.body as FormData).get('_payload')));
    if (stored.has(id)) return refusal(400, 'The following field is invalid: id');
    stored.set(id, { id, ...data });
    throw new TypeError('Failed to fetch');
  }, '/api');
  const press = () => send('/api/webhooks?depth=0', { method: 'POST', ...asDocument({ name: 'Shop' }) });
  expect((await press()).status).toBe(503);
  const second = await press();
  expect([second.status, await second.json()]).toEqual([201, { doc: { id: expect.any(String), name: 'Shop' } }]);
  expect(stored.size).toBe(1);
});

it('leaves all other requests alone', async () => {
  const send = vi.fn(async () => new Response('ok'));
  const watched = watching(send, '/api');
  const init = { method: 'POST', body: '{}' };
  await watched('/api/pages/1/review', init);
  expect(send).toHaveBeenCalledWith('/api/pages/1/review', init);
  await expect(watching(noConnection, '/api')('/api/pages')).rejects.toThrow('Failed to fetch');
});

const upload = (file: File) => {
  const { body } = asDocument({ alt: 'A field' });
  body.set('file', file);
  return { method: 'POST', body };
};

it('the crop of a file is sent again with it', async () => {
  const sent: string[] = [];
  const send = watching(async (address) => {
    sent.push(String(address));
    return refusal(400, 'The following field is invalid: Description');
  }, '/api');
  const [cropped, other] = [new File(['a'], 'a.png'), new File(['a'], 'a.png')];
  await send('/api/media?uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=32', upload(cropped));
  await send('/api/media', upload(cropped));
  await send('/api/media?uploadEdits[widthInPixels]=16', upload(cropped));
  await send('/api/media', upload(cropped));
  await send('/api/media', upload(other));
  const widths = sent.map((address) => new URL(address).searchParams.getAll('uploadEdits[widthInPixels]').join());
  expect(widths).toEqual(['32', '32', '16', '16', '']);
});

it('a file that is too large is refused like others: several uploads would take it for stored', async () => {
  const tooLarge = () => refusal(413, 'The request is too large: at most 21 MB.');
  const { response, message, steps } = await save(DRAFT, tooLarge);
  expect([response.status, message]).toEqual([400, 'The request is too large: at most 21 MB.']);
  expect(steps.at(-1)).toMatchObject({ failure: { kind: 'refused', reason: message } });
});
