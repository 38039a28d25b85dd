/** What `npm start` reports when everything runs: which parts of the whole site do not work, and whose fault that is. */
import { expect, test } from '@playwright/test';
import { type Trouble, troublesOf } from '../../../scripts/launch/readiness';
import { inFull } from '../../helpers/extent';
import { control } from '../helpers/parts';
import { siteUrl } from '../helpers/site';
import { rows } from '../helpers/supabase';

const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY } = process.env;
const troubles = () => troublesOf(siteUrl, { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY });
const textsOf = (found: Trouble[]) => found.map(({ text }) => text).toSorted();

test.afterEach(async () => {
  await control('postgres', 'start').catch(() => {});
  await control('gateway', 'start').catch(() => {});
});

test('nothing, if everything works, and no message is stored', async () => {
  const count = () => rows('select count(*) from contact_messages');
  const before = await count();
  expect(await troubles()).toEqual([]);
  expect(await count()).toEqual(before);
});

test('the API, if one of its tables is gone: the site is at fault', async () => {
  await rows('alter table payload.pages rename to pages_away');
  try {
    expect(await troubles()).toContainEqual({
      text: 'The API does not work: /api/pages?depth=0&limit=1 responds with status 500.',
      isOurFault: true,
    });
  } finally {
    await rows('alter table payload.pages_away rename to pages');
  }
});

test('the functions behind the forms, without their service', async () => {
  await control('gateway', 'stop');
  const found = await troubles();
  expect(textsOf(found)).toEqual([
    'Forms do not work: the function book-session does not respond.',
    'Forms do not work: the function submit-contact does not respond.',
  ]);
  expect(found.some(({ isOurFault }) => isOurFault)).toBe(false);
});

test('all that needs the database, without it: the site is not at fault', inFull, async () => {
  await control('postgres', 'stop');
  await expect(async () => {
    const found = await troubles();
    expect(textsOf(found)).toContain('The admin does not work: /admin/login responds with status 503.');
    expect(found.some(({ isOurFault }) => isOurFault)).toBe(false);
  }).toPass({ timeout: 120_000 });
});
