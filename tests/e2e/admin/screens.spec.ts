import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inFull, isFull } from '../../helpers/extent';
import { adminFaults, faults } from '../helpers/axe';
import { addToRelease, fromDocumentMenu, schedule, share } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { sessionFile } from '../helpers/people';
import { nameOf, places, screensOf } from '../helpers/screens';
import { siteUrl } from '../helpers/site';
import { rows } from '../helpers/supabase';
import { temporaryStaff } from '../helpers/temporary-staff';
import { watch } from '../helpers/watch';

/** In the fast run, each screen wears one of the first two. */
const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
] as const;
type Look = (typeof looks)[number];
const looksFor = (turn: number) => (isFull ? looks : looks.slice(turn % 2, (turn % 2) + 1));

async function wear(page: Page, { theme, width }: Look): Promise<string> {
  await page.context().addCookies([{ name: 'payload-theme', value: theme, url: siteUrl }]);
  await page.setViewportSize({ width, height: 900 });
  return `${theme}, ${width} px`;
}

/** Can be used without seeing it, and on a narrow screen without scrolling sideways. */
async function isSound(page: Page, name: string, part?: string): Promise<void> {
  await expect.soft.poll(() => adminFaults(page, part), name).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(width, `${name}: wider than the window`).toBeLessThanOrEqual(0);
}

/** Visits each in these looks. */
async function visitAll(page: Page, paths: string[], looksOfAll: readonly Look[]): Promise<void> {
  const complaints = watch(page);
  for (const look of looksOfAll)
    for (const path of paths) {
      const name = `${path}, ${await wear(page, look)}`;
      await test.step(name, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
        await isSound(page, name);
        expect.soft(complaints.splice(0), name).toEqual([]);
      });
    }
}

test.describe('signed in', () => {
  test.use({ storageState: sessionFile('admin') });
  // Four looks of three screens.
  test.slow();

  for (const [turn, place] of places.entries()) {
    const more = 'isFront' in place && place.isFront ? {} : inFull;
    test(`the screens of ${nameOf(place)} are sound`, more, async ({ api, page }) => {
      await visitAll(page, await screensOf(place, api), looksFor(turn));
    });
  }

  test('the own account and its addresses are sound', inFull, async ({ page }) => {
    await visitAll(page, ['/admin/account', '/admin/new-address', '/admin/import/jobs'], looks);
  });
});

test.describe('signed out', () => {
  /** The token of a link, which is stored as a digest. */
  async function linkFor(id: string, { used = false, expired = false, isInvitation = false }) {
    const token = randomBytes(20).toString('hex');
    const digest = createHash('sha256').update(token).digest('hex');
    const until = used ? null : new Date(Date.now() + (expired ? -1 : 1) * 3_600_000).toISOString();
    await rows(
      `update payload.users
       set reset_password_token = $2, reset_password_expiration = $3, invited_at = case when $4 then now() end
       where id = $1`,
      ...[id, digest, until, isInvitation],
    );
    return `/admin/reset/${token}`;
  }

  test('signing in, and every state of a mailed link, are sound', async ({ api, changes, page }) => {
    const someone = await temporaryStaff(api, 'editor');
    changes.later(someone.remove);
    await visitAll(page, ['/admin/login', '/admin/forgot', '/admin/reset/unknown'], looksFor(0));
    for (const [heading, state] of [
      ['Choose a password', { isInvitation: true }],
      ['This link has been used', { used: true }],
      ['This invitation has expired', { expired: true, isInvitation: true }],
      ['This link has expired', { expired: true }],
    ] as const) {
      await visitAll(page, [await linkFor(someone.id, state)], looksFor(1));
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

test('a preview that is no longer shared, and links of the newsletter that have ended, are sound', async ({ page }) => {
  for (const [path, heading] of [
    ['/share/none/over', 'This draft is no longer shared'],
    ['/share/none/unknown', 'This link is not one of ours'],
    ['/subscription?token=forged', 'This link no longer works'],
    ['/subscription?done=unsubscribed', /./],
    ['/subscription?done=confirmed', /./],
  ] as const)
    for (const width of [390, 1440]) {
      const name = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
      await expect.soft.poll(() => faults(page), name).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(over, `${name}: wider than the window`).toBeLessThanOrEqual(0);
    }
});

test.describe('over a document', () => {
  test.use({ storageState: sessionFile('admin') });

  const dialogs: [string, (page: Page) => Promise<void>, string][] = [
    ['publishing with warnings', (page) => page.locator('#action-save').click(), 'dialog[open]'],
    ['scheduling', schedule, 'dialog[open]'],
    ['adding to a release', addToRelease, '.side-panel:popover-open'],
    ['sharing', share, '.side-panel:popover-open'],
    ['translating', (page) => fromDocumentMenu(page, 'Translations'), '.side-panel:popover-open'],
    ['deleting', (page) => fromDocumentMenu(page, 'Delete'), '.confirmation-modal'],
  ];
  test('an open section with its lists is sound', async ({ api, page }) => {
    const { id } = await api.find('pages', { path: '/' });
    for (const look of looksFor(0)) {
      const worn = await wear(page, look);
      await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Show All' }).first().click();
      await expect(page.locator('[name="blocks.0.heading"]')).toBeVisible();
      await isSound(page, worn);
    }
  });

  for (const [turn, [name, open, part]] of dialogs.entries())
    test(`the dialog for ${name} is sound`, turn < 1 ? {} : inFull, async ({ changes, page, word }) => {
      const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), meta: {} }, 'draft');
      for (const look of looksFor(turn)) {
        const worn = await wear(page, look);
        await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
        await open(page);
        await expect(page.locator(part).first()).toBeVisible();
        await isSound(page, worn, part);
      }
    });
});
