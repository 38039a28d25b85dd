import { expect } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { hydrated } from '../helpers/forms';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor') });

const address = process.env.RESTART_URL;

for (const signal of sample(['SIGKILL', 'SIGTERM'])) {
  test(`what was published before a restart (${signal}) is shown after it, though it had not been requested`, async ({
    changes,
    word,
  }) => {
    test.skip(!address, 'The site cannot be restarted from here: run `npm test`.');
    const missing = `/${word}-page`;
    for (const path of ['/about/careers', '/about/careers/vp-sales', '/terms']) {
      for (let time = 0; time < 2; time++) expect((await visit(path)).status).toBe(200);
    }
    expect((await visit(missing)).status).toBe(404);

    await changes.publish('jobs', { slug: 'vp-sales' }, { title: `VP of ${word}` });
    await changes.publishGlobal('site-settings', { email: `${word}@alethia.example` });
    await changes.create('pages', samplePage(missing, word));
    const response = await fetch(`${address}/?signal=${signal}`, { method: 'POST' });
    expect(response.status).toBe(204);

    for (const path of ['/about/careers', '/about/careers/vp-sales']) {
      expect((await visit(path)).body, path).toContain(`VP of ${word}`);
    }
    expect((await visit('/terms')).body).toContain(`${word}@alethia.example`);
    expect((await visit(missing)).status).toBe(200);
  });
}

test(
  'a site whose first request after a restart is a page still tells staff why a change is refused',
  inFull,
  async ({ api }) => {
    test.skip(!address, 'The site cannot be restarted from here: run `npm test`.');
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(204);
    // Rendered for each request.
    expect((await visit('/search?q=river')).status).toBe(200);
    const to = { label: 'Itself', kind: 'address', address: '/in-a-loop' };
    const refused = api.create('redirects', { from: '/in-a-loop', to, match: 'exact', status: '301' });
    await expect(refused).rejects.toThrow('/in-a-loop → /in-a-loop');
  },
);

test('a form of an older build than the server’s offers to load the page again', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await page.goto(`/admin/collections/pages/${id}`);
  const title = page.locator('#field-title');
  await hydrated(title);
  // Next's response to a function that only the other build has.
  const headers = { 'x-nextjs-action-not-found': '1' };
  await page.route('**/admin/collections/pages/*', (route) =>
    'next-action' in route.request().headers() ? route.fulfill({ status: 409, headers }) : route.continue(),
  );
  await title.fill('Seen early');
  await expect(page.getByText('This site was updated after you opened this page.')).toBeVisible();
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe('Seen early');
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await expect(title).toHaveValue('Seen early');
  await expect(page.getByText('This site was updated after you opened this page.')).toBeHidden();
});
