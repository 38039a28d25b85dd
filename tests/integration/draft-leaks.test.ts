import { beforeAll, describe, expect, it } from 'vitest';
import { mayPreview } from '@/data/preview/access';
import { body, p } from '@/seed/write';
import { globalSample } from '../helpers/global-samples';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { change, create, type Saved, section } from '../helpers/samples';
import { emailOf, type Person, password, signIn } from '../helpers/staff';

const SECRET = 'Secret project Halcyon';

let page: Saved;
let job: Saved;

const toJob = () => ({ label: 'A job', kind: 'document', document: { relationTo: 'jobs', value: job.id } });

const linkedText = () => {
  const text = body(p('Read the job.'));
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'jobs', value: job.id } };
  const link = { type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', fields, children: [] };
  return { root: { ...text.root, children: [...text.root.children, { ...p(''), children: [link] }] } };
};

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  job = await create(payload, 'jobs', `${SECRET}, job`, { status: 'draft' });
  const canonical = await create(payload, 'pages', 'Shown', {});
  await change(payload, 'pages', canonical.id, { title: `${SECRET}, page` }, { status: 'draft' });
  page = await create(payload, 'pages', 'Links to both', {
    data: {
      meta: { canonical: { relationTo: 'pages', value: canonical.id } },
      blocks: [
        { blockType: 'hero', section, layout: 'split', heading: 'Hello', links: [{ ...toJob(), appearance: 'solid' }] },
        { blockType: 'rich-text', section, body: linkedText() },
      ],
    },
  });
  await payload.create({
    collection: 'redirects',
    data: { from: '/leads-to-a-draft', to: toJob() as never, match: 'exact', status: '301' },
  });
  for (const slug of ['navigation', 'footer', 'site-settings'] as const) {
    await payload.updateGlobal({ slug, data: { ...globalSample(slug, 'Shown'), _status: 'published' } as never });
  }
  const data = { ...globalSample('navigation', 'Shown'), action: toJob(), _status: 'published' };
  await payload.updateGlobal({ slug: 'navigation', data: data as never });
  await payload.updateGlobal({ slug: 'footer', data: globalSample('footer', SECRET) as never, draft: true });
});

const places: Record<string, () => string> = {
  'the page that links to it': () => `/pages/${page.id}?depth=3`,
  'that page with draft=true': () => `/pages/${page.id}?depth=3&draft=true`,
  'a list of pages': () => '/pages?limit=0&depth=3&draft=true',
  'a population in the query': () => `/pages/${page.id}?depth=3&populate[jobs][title]=true&populate[pages][title]=true`,
  redirects: () => '/redirects?limit=0&depth=3',
  navigation: () => '/globals/navigation?depth=3&draft=true',
  footer: () => '/globals/footer?draft=true',
};

describe.each(['anonymous', 'reviewer'] satisfies Person[])('words of a draft do not reach: %s', (who) => {
  it.each(Object.entries(places))('%s', async (_, address) => {
    const { status, body: response } = await staff[who].rest('GET', address());
    expect(status).toBe(200);
    expect(JSON.stringify(response)).not.toContain(SECRET);
  });
});

it.each(Object.entries(places))(
  'the same places show them to an editor who asks for drafts: %s',
  async (_, address) => {
    const url = address();
    const { body: response } = await staff.editor.rest('GET', `${url}${url.includes('draft=') ? '' : '&draft=true'}`);
    expect(JSON.stringify(response)).toContain(SECRET);
  },
);

it.each([
  ['reviewer', false],
  ['author', true],
  ['editor', true],
  ['admin', true],
] as const)('a preview is shown to those who write: %s, %s', async (role, may) => {
  const { body: session } = await client().rest('POST', '/users/login', { email: emailOf(role), password });
  expect(await mayPreview(new Headers({ cookie: `payload-token=${session.token}` }))).toBe(may);
});
