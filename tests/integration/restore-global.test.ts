import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

const versions: Record<string, string> = {};

const save = async (title: string, status: 'draft' | 'published') => {
  const data = { ...globalSample('footer', title), _status: status } as never;
  await payload.updateGlobal({ slug: 'footer', data, draft: status === 'draft' });
  const { docs } = await payload.findGlobalVersions({ slug: 'footer', limit: 1, sort: '-createdAt' });
  versions[title] = String(docs[0]?.id);
};

const columnOf = async (draft: boolean) => {
  const footer = await payload.findGlobal({ slug: 'footer', draft });
  return { status: footer._status, title: footer.columns[0]?.title };
};

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  await save('First', 'published');
  await save('Shown', 'published');
  await save('Idea', 'draft');
});

it.each([
  ['a published version as a draft', 'First', '?draft=true'],
  ['a published version', 'First', ''],
  ['a version that was a draft', 'Idea', ''],
])('%s becomes the newest draft and the site keeps what it shows', async (_, title, query) => {
  await staff.editor.rest('POST', `/globals/footer/versions/${versions[title]}${query}`);
  expect(await columnOf(true)).toEqual({ status: 'draft', title });
  expect(await columnOf(false)).toEqual({ status: 'published', title: 'Shown' });
});

it('the form of a global with a newer draft says that it is live', async () => {
  await save('Newer idea', 'draft');
  const file = path.resolve('node_modules/@payloadcms/next/dist/views/Document/getVersions.js');
  const { getVersions } = await import(/* @vite-ignore */ file);
  const stated = await getVersions({
    globalConfig: payload.globals.config.find(({ slug }) => slug === 'footer'),
    doc: await payload.findGlobal({ slug: 'footer', draft: true }),
    docPermissions: { readVersions: true },
    payload,
  });
  expect(stated.hasPublishedDoc).toBe(true);
  expect(stated.unpublishedVersionCount).toBeGreaterThan(0);
});
