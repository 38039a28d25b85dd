import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PAGE_SHOWS_THIS } from '@/staff/hooks/keep-published';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

describe.each(['navigation', 'footer', 'site-settings'] as const)('%s, which every page shows,', (slug) => {
  const change = (body: object, query = '') => staff.admin.rest('POST', `/globals/${slug}${query}`, body);
  const status = async () => (await payload.findGlobal({ slug, draft: false, overrideAccess: false }))._status;

  beforeAll(async () => {
    await payload.updateGlobal({ slug, data: { ...globalSample(slug, 'Shown'), _status: 'published' } as never });
  });

  it.each([
    ['', { _status: 'draft' }],
    ['?unpublishAllLocales=true', {}],
    ['?draft=true&unpublishAllLocales=true', { _status: 'draft' }],
  ])('is not unpublished (%s)', async (query, body) => {
    const response = await change(body, query);
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toContain(EVERY_PAGE_SHOWS_THIS);
    expect(await status()).toBe('published');
  });

  it('is saved as a draft while its published version stays', async () => {
    expect((await change({ _status: 'draft' }, '?draft=true')).status).toBe(200);
    expect(await status()).toBe('published');
  });
});
