import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { cms } from './helpers/cms';
import { prefer } from './helpers/page-first';
import { keepSession } from './helpers/people';
import { siteUrl } from './helpers/site';

const signIn = async (email: string, password: string): Promise<string> => {
  const response = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status, `signing in as ${email}`).toBe(200);
  return ((await response.json()) as { token: string }).token;
};

test('an admin, an editor and an author are signed in', async () => {
  const { STAFF_EMAIL, STAFF_PASSWORD } = process.env;
  if (!STAFF_EMAIL || !STAFF_PASSWORD) throw new Error('Set STAFF_EMAIL and STAFF_PASSWORD to an admin of the site.');
  const token = await signIn(STAFF_EMAIL, STAFF_PASSWORD);
  keepSession('admin', token);
  await prefer(token, 'whole form');
  for (const role of ['editor', 'author'] as const) {
    const email = `${role}@browser-tests.example`;
    const password = randomBytes(18).toString('base64url');
    await cms(token).removeWhere('users', { email });
    await cms(token).create('users', { name: `Browser test ${role}`, role, email, password });
    const own = await signIn(email, password);
    keepSession(role, own);
    await prefer(own, 'whole form');
  }
});
