import { describe, expect, it } from 'vitest';
import { testPayload } from '../helpers/payload';
import { type Person, people, signIn } from '../helpers/staff';

/** Orders and filters would leak the content of hidden fields. */

const payload = await testPayload();
const staff = await signIn(payload);

const ask = async (person: Person, query: string) => {
  const { status, body } = await staff[person].rest<{ errors?: { message: string }[] }>('GET', query);
  return { status, message: body.errors?.[0]?.message ?? '' };
};

const refused = [
  '/design-reviews?sort=reviewer.hash',
  '/design-reviews?sort=-reviewer.hash',
  '/design-reviews?sort=element,reviewer.salt',
  '/design-reviews?sort=reviewer__hash',
  '/design-reviews?sort=reviewer.email',
  '/design-reviews?where[reviewer.hash][like]=a',
  '/design-reviews?where[or][0][and][0][reviewer.hash][greater_than]=a',
  '/design-reviews?where[OR][0][reviewer__salt][exists]=true',
  '/design-reviews?where[reviewer][contains][hash][like]=a',
  '/design-reviews/count?where[reviewer.hash][like]=a',
  '/design-reviews/versions?sort=version.reviewer.hash',
  '/design-reviews/versions?where[version.reviewer.hash][like]=a',
  '/design-reviews/versions?where[parent.reviewer.hash][like]=a',
  '/preview-links?sort=createdBy.resetPasswordToken',
  '/payload-locked-documents?sort=user.value.hash',
  '/payload-locked-documents?where[user.value.hash][like]=a',
  '/payload-preferences?sort=user.value.salt',
  '/users?sort=hash',
  '/users?where[salt][like]=a',
  '/users?where[resetPasswordToken][exists]=true',
];

describe('is refused, for everybody', () => {
  it.each(refused)('%s', async (query) => {
    for (const person of people) {
      const { status, message } = await ask(person, query);
      expect([400, 403], `${person}: ${message}`).toContain(status);
    }
    expect(await ask('admin', query)).toMatchObject({
      status: 400,
      message: expect.stringContaining('sorted or filtered by "'),
    });
  });

  it('in a list of the admin, too', async () => {
    const user = {
      ...(await payload.findByID({ collection: 'users', id: staff.admin.id })),
      collection: 'users' as const,
    };
    const list = (sort: string) =>
      payload.find({ collection: 'design-reviews', sort, user, depth: 0, overrideAccess: false });
    await expect(list('reviewer.hash')).rejects.toThrow(/sorted or filtered/);
    await expect(list('-element')).resolves.toMatchObject({ totalDocs: 0 });
  });

  it('for changes and deletions by a filter', async () => {
    const where = 'where[reviewer.hash][like]=a';
    expect((await staff.admin.rest('DELETE', `/design-reviews?${where}`)).status).toBe(400);
    expect((await staff.admin.rest('PATCH', `/design-reviews?${where}`, { note: 'x' })).status).toBe(400);
  });
});

describe('gets the same response as before', () => {
  it.each([
    '/design-reviews?sort=-updatedAt,element',
    '/design-reviews?where[reviewer][exists]=true',
    '/design-reviews?where[reviewer.id][exists]=true',
    '/pages?sort=editorial.state&where[editorial.state][equals]=writing&draft=true',
    '/pages/versions?where[version.path][equals]=/x&sort=-updatedAt&where[parent][exists]=true',
    '/payload-locked-documents?where[document.value][exists]=true&where[document.relationTo][equals]=pages',
    '/payload-preferences?where[user.value][exists]=true',
    '/users?where[email][equals]=nobody@staff.example&sort=name',
  ])('%s', async (query) => {
    expect(await ask('admin', query)).toMatchObject({ status: 200 });
  });
});
