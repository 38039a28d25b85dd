import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/services/supabase/functions';
import { bookSession } from './submit';

vi.mock('@/services/supabase/functions', () => ({ callFunction: vi.fn() }));
const response = vi.mocked(callFunction);

const id = '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11';
const entries = {
  startsAt: '2026-11-23T16:00:00.000Z',
  name: ' Zoë ',
  email: 'zoe@visitor.example',
  timeZone: 'Europe/Berlin',
  website: '',
  elapsed: '4000',
};
const failure = (status: number, text: string, fields = {}) => ({ ok: false as const, status, text, fields });
const title = 'Your session is not booked';

beforeEach(() => {
  response.mockReset().mockResolvedValue({ ok: true, data: { ok: true, id } });
});

describe('a booking', () => {
  it('is passed on, trimmed, with spam signals and the visitor', async () => {
    await bookSession({ ...entries, from: '/platform', campaign: '?utm_source=letter&gclid=1' }, '203.0.113.7');
    const origin = { page: '/platform', campaign: { utm_source: 'letter' } };
    const sent = { ...entries, ...origin, name: 'Zoë', note: null, language: 'en' };
    expect(response).toHaveBeenCalledExactlyOnceWith('book-session', sent, '203.0.113.7', undefined);
  });

  it('is passed on with its note and the weeks of its gap', async () => {
    await bookSession({ ...entries, note: ' one\r\ntwo ', known: '7', late: '2' }, 'x');
    const added = expect.objectContaining({ note: 'one\ntwo', known: 7, late: 2 });
    expect(response).toHaveBeenCalledExactlyOnceWith('book-session', added, 'x', undefined);
  });

  it.each([
    ['head.payload.signature', 'head.payload.signature'],
    ['', undefined],
    ['two words', undefined],
    ['a.b.c\r\nx: y', undefined],
    [`a.b.${'c'.repeat(9_000)}`, undefined],
  ])('is passed on with the session %j as %j', async (session, token) => {
    await bookSession({ ...entries, session }, 'x');
    expect(response).toHaveBeenCalledExactlyOnceWith(
      'book-session',
      expect.not.objectContaining({ session }),
      'x',
      token,
    );
  });

  it('is confirmed on a page of its own, within the frame where it was made', async () => {
    expect(await bookSession(entries, 'x')).toEqual({ ok: true, to: `/calendar/${id}` });
    expect(await bookSession({ ...entries, frame: '1' }, 'x')).toEqual({ ok: true, to: `/calendar/${id}?frame=1` });
  });

  it('never leads anywhere else, whatever the response contains', async () => {
    response.mockResolvedValue({ ok: true, data: { ok: true, id: '../../evil' } });
    expect(await bookSession(entries, 'x')).toEqual({ ok: true, to: '/calendar' });
  });

  it('is not sent when incomplete', async () => {
    expect(await bookSession({ name: '', email: 'x' }, 'x')).toMatchObject({
      ok: false,
      errors: { startsAt: 'Choose a time', name: 'Name is required', email: 'Invalid email address' },
    });
    expect(response).not.toHaveBeenCalled();
  });
});

describe('a booking that fails', () => {
  it('because the time was taken is reported at the list of times', async () => {
    const text = 'Someone else has just booked this time. Please choose another one.';
    response.mockResolvedValue(failure(409, text));
    expect(await bookSession(entries, 'x')).toEqual({
      ok: false,
      notice: { title, description: text, tone: 'destructive' },
      errors: { startsAt: text },
    });
  });

  it('because the time is no longer offered is reported there too', async () => {
    const fields = { startsAt: 'This time is not offered. Please choose another one.' };
    response.mockResolvedValue(failure(400, 'Some entries are missing.', fields));
    expect(await bookSession(entries, 'x')).toMatchObject({ ok: false, errors: fields });
  });

  it.each([
    [429, title, 'You have sent several requests in a short time.'],
    [500, title, 'Failed to submit form'],
    // Without a response, it may be booked.
    [0, 'Your session is not confirmed yet', 'Please try again later.'],
  ])('for another reason (%i) says so, and marks no field', async (status, expected, text) => {
    response.mockResolvedValue(failure(status, text));
    expect(await bookSession(entries, 'x')).toEqual({
      ok: false,
      notice: { title: expected, description: text, tone: 'destructive' },
      errors: {},
    });
  });
});
