import { describe, expect, it } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { emailOf, password, signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

describe('staff accounts', () => {
  it('cannot be made by the first visitor once somebody is there', async () => {
    const email = 'intruder@staff.example';
    const { status } = await client().rest('POST', '/users/first-register', {
      email,
      password,
      name: 'I',
      role: 'admin',
    });
    expect(status).toBe(403);
    expect((await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs).toBe(0);
  });

  it('lose their rights when an admin takes the role away, without a new sign-in', async () => {
    await payload.update({ collection: 'users', id: staff.editor.id, data: { role: 'reviewer' } });
    const { status } = await staff.editor.rest('POST', '/redirects', {
      from: '/taken-away',
      to: { label: 'C', kind: 'address', address: '/contact' },
    });
    expect(status).toBe(403);
  });

  it('do not show passwords, salts or sessions to anybody', async () => {
    const { body } = await staff.admin.rest('GET', '/users?limit=0&showHiddenFields=true');
    expect(JSON.stringify(body)).toContain(emailOf('author'));
    expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|password|resetPasswordToken)":/);
  });
});
