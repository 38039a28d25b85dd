import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { invalid, readEntries, readJson, requireMethod, responseTo, tooMany } from './http.ts';
import { german } from './messages-de.ts';

const request = (body: string) => new Request('http://localhost/functions/v1/x', { method: 'POST', body });
const errorIn = async (response: Response) => ((await response.json()) as { error?: string }).error;

it('a refusal is in the language of the request, whose body was read', async () => {
  const sent = request('{"language":"de"}');
  const { messages } = await readEntries(sent, () => z.unknown());
  expect(messages).toBe(german);
  expect(await errorIn(await responseTo(invalid({}), 'x', sent))).toBe(german.functions.invalid);
});

it('and so is one from before the body was read', async () => {
  const response = await responseTo(tooMany(60), 'x', request('{"language":"de"}'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await errorIn(response)).toBe(german.functions.tooManyFromVisitor);
});

it.each([['{"language":"fr"}'], ['{"language":7}'], ['{'], [''], ['null'], [`"${'x'.repeat(70_000)}"`]])(
  'it is English where the body names no language: %#',
  async (body) => {
    expect(await errorIn(await responseTo(tooMany(1), 'x', request(body)))).toMatch(/^You have sent several requests/);
  },
);

it.each([
  ['a full disk', '53100', 503, german.fallbacks.noResponse],
  ['a stopped server', '57P01', 503, german.fallbacks.noResponse],
  ['a fault', '42703', 500, undefined],
])('what passes asks to try again later, and a fault says nothing: %s', async (_, code, status, words) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const response = await responseTo({ code, message: 'no' }, 'x', request('{"language":"de"}'));
  expect([response.status, await errorIn(response)]).toEqual([status, words]);
  expect(error).toHaveBeenCalledExactlyOnceWith(`[x] failed: ${code}`);
  error.mockRestore();
});

it('an unreadable body is refused once, and refusals for programs have no text', async () => {
  const broken = request('{');
  const refusal = await readJson(broken).catch((error: unknown) => error);
  expect(await errorIn(await responseTo(refusal, 'x', broken))).toBe('Failed to submit form');
  const get = new Request('http://localhost/functions/v1/x');
  const wrong = await Promise.resolve()
    .then(() => requireMethod(get, 'POST'))
    .catch((error: unknown) => error);
  const response = await responseTo(wrong, 'x', get);
  expect([response.status, await errorIn(response)]).toEqual([405, undefined]);
});
