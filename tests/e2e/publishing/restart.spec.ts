import { expect } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { visit } from '../helpers/site';

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
