import { beforeAll, describe, expect, it } from 'vitest';
import { tags } from '@/publishing/tags';
import { expiredBy } from '../helpers/expired-tags';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';

const service = {
  name: 'Example Statistics',
  purpose: 'Shows us which pages are hard to find.',
  privacyAddress: 'https://stats.example/privacy',
  scriptAddress: 'https://stats.example/count.js',
};

let privacyPage = '';

const payload = await testPayload();

beforeAll(async () => {
  ({ id: privacyPage } = await create(payload, 'legal-pages', 'Privacy'));
});

const publish = (data: object) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { ...globalSample('site-settings', 'Alethia'), ...data, _status: 'published' } as never,
  });

const problem = (data: object): Promise<string> =>
  publish(data).then(
    () => 'saved',
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      (error.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`).join('\n'),
  );

describe('an outside service is refused', () => {
  it.each(['privacyAddress', 'scriptAddress', 'frameAddress'])('without https in %s', async (field) => {
    const row = { ...service, [field]: 'http://stats.example/' };
    expect(await problem({ outsideServices: [row], privacyPage })).toMatch(new RegExp(`${field}: .*https://`));
  });

  it('with other hosts than plain ones for its data', async () => {
    const row = { ...service, connections: [{ address: 'https://*.example' }] };
    expect(await problem({ outsideServices: [row], privacyPage })).toMatch(/connections\.0\.address: .*https:\/\//);
  });

  it('without a script or a frame', async () => {
    const row = { ...service, scriptAddress: '' };
    expect(await problem({ outsideServices: [row], privacyPage })).toMatch(/scriptAddress: Enter the address/);
  });

  it('without the privacy policy of this site', async () => {
    expect(await problem({ outsideServices: [service], privacyPage: null })).toMatch(/^privacyPage: /);
  });
});

it('every page is rendered again when a service is published or removed', async () => {
  const everyPage = [tags.global('site-settings')];
  expect(await expiredBy(() => publish({ outsideServices: [service], privacyPage }))).toEqual(everyPage);
  expect(await expiredBy(() => publish({ outsideServices: [], privacyPage: null }))).toEqual(everyPage);
});
