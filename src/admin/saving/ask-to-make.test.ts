import { afterEach, expect, it, vi } from 'vitest';
import { askToMake } from './ask-to-make';

afterEach(() => vi.unstubAllGlobals());

it('sends the same id until the server has made it, whatever the proof, and then another one', async () => {
  const sent: { newId: string; name: string; password?: string }[] = [];
  const responses = [
    () => Promise.reject(new TypeError('offline')),
    async () => Response.json({ error: 'Enter the code.', needs: 'code' }, { status: 401 }),
    async () => Response.json({ key: 'k' }, { status: 201 }),
  ];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return responses.shift()?.() ?? Response.json({ key: 'l' }, { status: 201 });
  });
  const press = (name: string, password?: string) => askToMake('/api-keys/make', { name }, { password });
  expect(await press('App')).toHaveProperty('error');
  await press('Other');
  expect(await press('App', 'p')).toEqual({ key: 'k' });
  await press('App');
  const ids = sent.map(({ newId }) => newId);
  expect(ids[2]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
  expect(sent[2]).toMatchObject({ name: 'App', password: 'p' });
});
