import { expect, it, vi } from 'vitest';
import { adminPolicy, reportsTo } from '@/delivery/html/policies';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const at = reportsTo.replace('/api', '');
const blocked = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://scripts.example/a.js?key=1',
    'document-uri': 'http://localhost:3000/admin/collections/pages?search=secret',
    'line-number': 3,
  },
};

it('what the policy of the admin has blocked is logged, without the queries of addresses', async () => {
  expect(adminPolicy('nonce')).toContain(`report-uri ${reportsTo}`);
  const warn = vi.spyOn(payload.logger, 'warn');
  expect((await staff.author.rest('POST', at, blocked)).status).toBe(204);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://scripts.example/a.js',
    'document-uri': 'http://localhost:3000/admin/collections/pages',
  });
});

it('nothing is logged for others, of other kinds, of what is expected, and not often', async () => {
  const warn = vi.spyOn(payload.logger, 'warn');
  expect((await staff.anonymous.rest('POST', at, blocked)).status).toBe(204);
  const compiled = { 'csp-report': { ...blocked['csp-report'], 'blocked-uri': 'eval' } };
  expect((await staff.reviewer.rest('POST', at, compiled)).status).toBe(204);
  for (const wrong of [{}, [], { 'csp-report': { 'line-number': 'x' } }, 'text', undefined])
    expect((await staff.reviewer.rest('POST', at, wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await staff.reviewer.rest('POST', at, { long: 'x'.repeat(9_000) })).status).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 30 }, () => staff.editor.rest('POST', at, blocked)));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]));
  expect(warn).toHaveBeenCalledTimes(20);
});
