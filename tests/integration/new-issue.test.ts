import { expect, it } from 'vitest';
import { testPayload } from '../helpers/payload';
import { create, publicRow } from '../helpers/samples';
import { signIn } from '../helpers/staff';

type Issue = { doc: { id: string; number: number; date: string } };

const payload = await testPayload();
const staff = await signIn(payload);

it('a new issue has the next number and today as its date, drafts counted', async () => {
  await create(payload, 'newsletter-issues', 'Earlier', { status: 'draft', data: { number: 41 } });
  const { body } = await staff.editor.rest<Issue>('POST', '/newsletter-issues?draft=true', { title: 'New' });
  expect(body.doc.number).toBe(42);
  expect(body.doc.date).toBe(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
});

it('an issue is published before it has an address on LinkedIn', async () => {
  const { id } = await create(payload, 'newsletter-issues', 'Only here', { data: { url: null } });
  expect(await publicRow(payload, 'newsletter-issues', id)).toMatchObject({ url: null });
});
