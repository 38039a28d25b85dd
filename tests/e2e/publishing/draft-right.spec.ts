import { expect } from '@playwright/test';
import { sample } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { siteUrl } from '../helpers/site';
import { type TemporaryStaff, temporaryStaff } from '../helpers/temporary-staff';

/** Next's draft cookie is the same for all staff until the next build: access must end with the session. */

async function look(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl + path, { redirect: 'manual', headers });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

const endings: [string, (person: TemporaryStaff) => Promise<unknown>][] = [
  ['a sign-out', (person) => person.signOut()],
  ['a demotion', (person) => person.demote()],
  ['a deletion', (person) => person.remove()],
];

for (const [what, end] of sample(endings)) {
  test(`${what} ends the preview at once`, async ({ api, changes, word }) => {
    const hidden = `/${word}`;
    await changes.create('pages', samplePage(hidden, `Hidden ${word}`), 'draft');
    const published = `/${word}-published`;
    const { id } = await changes.create('pages', samplePage(published, `Public ${word}`));
    await api.saveDraft('pages', id, { blocks: samplePage(published, `Draft ${word}`).blocks });

    const person = await temporaryStaff(api, 'author');
    changes.later(person.remove);
    const draft = await person.draftCookie();
    const cookies = [`${draft}; ${person.cookie}`, draft];
    expect((await look(hidden, { cookie: `${draft}; ${person.cookie}` })).body).toContain(`Hidden ${word}`);
    const click = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await look(published, { cookie: `${draft}; ${person.cookie}`, ...click })).body).toContain(`Draft ${word}`);
    expect((await look('/sitemap.xml', { cookie: draft })).body).not.toContain(`${hidden}<`);

    await end(person);
    for (const cookie of cookies) {
      expect((await look(hidden, { cookie })).status).toBe(404);
      const { body } = await look(published, { cookie });
      expect(body).toContain(`Public ${word}`);
      expect(body).not.toContain(`Draft ${word}`);
      expect(body).not.toContain('Preview with unpublished changes');
    }
  });
}

test('a draft cookie without a session, and a request to revalidate, get the page from memory', async ({
  api,
  changes,
}) => {
  const person = await temporaryStaff(api, 'author');
  changes.later(person.remove);
  const draft = await person.draftCookie();
  const secret = draft.slice('__prerender_bypass='.length);
  await expect.poll(async () => (await look('/terms')).headers.get('x-nextjs-cache')).toBe('READY');
  const attempts: Record<string, string>[] = [
    { cookie: draft },
    { cookie: `${draft}; payload-token=made-up` },
    { 'x-prerender-revalidate': secret },
    { 'x-prerender-revalidate': secret, 'x-prerender-revalidate-if-generated': '1' },
  ];
  for (const headers of attempts) {
    expect((await look('/terms', headers)).headers.get('x-nextjs-cache'), JSON.stringify(headers)).toBe('READY');
  }
});

test('strangers cannot tell who may preview', async () => {
  expect((await look('/internal/preview-right')).status).toBe(404);
});
