import { type Browser, type BrowserContextOptions, expect, type FrameLocator, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { comesAlive } from './helpers/forms';
import { siteUrl, textOf, visit } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { readTheForm } from './helpers/toasts';
import { asVisitor } from './helpers/visitor';

// Flows document, "Booking" and section 4. Tests run in parallel: each books another day, from another address.

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const denver = 'America/Denver';
const TAKEN = 'Someone else has just booked this time. Please choose another one.';
const CONFIRMATION = /\/calendar\/[0-9a-f-]{36}(\?frame=1)?(#main)?$/;

test.use({ timezoneId: denver, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(asVisitor()));

type Calendar = Page | FrameLocator;

const frameOf = (page: Page) => page.frameLocator('iframe[title="Booking calendar"]');
const frameBox = (page: Page) => page.locator('iframe[title="Booking calendar"]');
const skeleton = (page: Page) => page.getByText('Loading booking calendar...', { exact: true });
const openButton = (page: Page) => page.getByRole('link', { name: 'Open calendar' });
const submit = (calendar: Calendar) => calendar.getByRole('button', { name: 'Book this time' });
const times = (calendar: Calendar, day: number) => calendar.locator('.booking-day').nth(day).getByRole('radio');
const slot = (calendar: Calendar, startsAt: string) => calendar.locator(`input[name="startsAt"][value="${startsAt}"]`);

async function choose(calendar: Calendar, day: number, time: number): Promise<string> {
  await calendar.getByRole('navigation', { name: 'Days with free times' }).getByRole('link').nth(day).click();
  const radio = times(calendar, day).nth(time);
  await expect(radio).toBeInViewport();
  await radio.check({ force: true });
  return radio.inputValue();
}

async function introduce(calendar: Calendar, name: string, email: string): Promise<void> {
  await calendar.getByRole('textbox', { name: 'Name' }).fill(name);
  await calendar.getByRole('textbox', { name: 'Email' }).fill(email);
}

const bookingsOf = (email: string) =>
  rows<{ id: string; starts_at: Date; name: string; time_zone: string | null; status: string; source: string }>(
    'select id, starts_at, name, time_zone, status, source from bookings where email = $1',
    email,
  );

const somebodyElse = (browser: Browser, options: BrowserContextOptions = {}) =>
  browser.newContext({
    viewport: phone,
    timezoneId: denver,
    reducedMotion: 'reduce',
    extraHTTPHeaders: asVisitor(),
    ...options,
  });

const fileOf = async (address: string) => {
  const response = await fetch(siteUrl + address);
  return { response, lines: (await response.text()).replace(/\r\n[ \t]/g, '').split('\r\n') };
};
const utc = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

test.describe('the page', () => {
  for (const viewport of sample([phone, desktop])) {
    test(`at ${viewport.width} px says what to expect, and whom to contact when the calendar does not work`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/booking');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your intelligence journey');
      for (const badge of ['30-minute consultation', 'Virtual meeting', 'Instant confirmation']) {
        await expect(page.getByText(badge, { exact: true })).toBeVisible();
      }
      await expect(page.getByText('Having trouble with the booking system?')).toBeVisible();
      const trouble = page.getByRole('main').getByRole('link', { name: 'Contact us directly' });
      await trouble.click();
      await expect(page).toHaveURL(`${siteUrl}/contact`);
    });
  }

  test('has the days of the calendar in the first view, with the host and the commitments', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/booking');
    const days = frameOf(page).getByRole('navigation', { name: 'Days with free times' });
    await expect(days.getByRole('link').first()).toBeInViewport();
    await expect(submit(frameOf(page))).toBeInViewport();
    await expect(page.getByText('Marit Sandquist')).toBeInViewport();
    await expect(page.getByText('8–10 weeks')).toBeInViewport();
  });

  test('has the way to the calendar in the first view of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/booking');
    await expect(openButton(page)).toBeInViewport({ ratio: 1 });
  });

  test('does not show the address of the calendar', async () => {
    expect(textOf((await visit('/booking')).body)).not.toMatch(/\/calendar|frame=1/);
  });

  test('ships no framework, and one script more than other pages', async () => {
    const { body } = await visit('/booking');
    expect(body).not.toContain('/_next/static/chunks/app');
    expect(body).not.toMatch(/<script[^>]*src="\/_next\//);
    expect(body.match(/<script[^>]*src="\/assets\/[^"]+"/g)).toHaveLength(1);
    // The script of the frame, on every page.
    expect(body.match(/<script[^>]*data-then="\/assets\/[^"]+"/g)).toHaveLength(1);
  });
});

test.describe('below 768 px', () => {
  test(
    'a card opens the calendar in a new window, and nothing of it is fetched before',
    inFull,
    async ({ page, context }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.setViewportSize({ width: 767, height: 900 });
      await page.goto('/booking', { waitUntil: 'networkidle' });
      await expect(openButton(page)).toBeVisible();
      await expect(frameBox(page)).toBeHidden();
      await expect(skeleton(page)).toBeHidden();
      expect(requested).not.toContain('/calendar');

      const [opened] = await Promise.all([context.waitForEvent('page'), openButton(page).click()]);
      await expect(opened).toHaveURL(`${siteUrl}/calendar`);
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Book a discovery session');
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.getByRole('link', { name: 'Back to the site' }).click();
      await expect(opened).toHaveURL(`${siteUrl}/booking`);
    },
  );
});

test.describe('from 768 px on', () => {
  test('a placeholder is shown until the calendar has loaded', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/calendar?frame=1', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/booking', { waitUntil: 'commit' });
    await expect(skeleton(page)).toBeVisible();
    await expect(openButton(page)).toBeHidden();
    await expect(frameBox(page)).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(skeleton(page)).toBeHidden();
    await expect(frameBox(page)).toHaveAttribute('aria-busy', 'false');
    await expect(submit(frameOf(page))).toBeVisible();
    await expect(frameOf(page).getByRole('link', { name: 'Back to the site' })).toHaveCount(0);
  });

  test('the calendar uses the site’s fonts and fills its frame', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/booking');
    const calendar = frameOf(page);
    await expect(submit(calendar)).toBeVisible();
    await expect(submit(calendar)).toHaveCSS('font-family', /^Grotesk,/);
    await expect(calendar.locator('.note').first()).toHaveCSS('font-family', /^"?Plex Mono"?,/);
    const below = await calendar.locator('form').evaluate((form) => innerHeight - form.getBoundingClientRect().bottom);
    expect(below).toBeLessThanOrEqual(32);
    expect(below).toBeGreaterThanOrEqual(0);
  });

  test('the layout follows the window both ways, and keeps what was entered', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/booking');
    await introduce(frameOf(page), 'Ada Example', newEmail());

    await page.setViewportSize({ ...phone, width: 767 });
    await expect(openButton(page)).toBeVisible();
    await expect(frameBox(page)).toBeHidden();

    await page.setViewportSize({ ...desktop, width: 768 });
    await expect(openButton(page)).toBeHidden();
    await expect(frameBox(page)).toBeVisible();
    await expect(skeleton(page)).toBeHidden();
    await expect(frameOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
  });

  test('the calendar loads when the window grows', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/booking');
    await expect(openButton(page)).toBeVisible();
    await expect(frameBox(page)).not.toHaveAttribute('src');
    await page.setViewportSize(desktop);
    await expect(submit(frameOf(page))).toBeVisible();
    await expect(skeleton(page)).toBeHidden();
  });
});

test.describe('the calendar', () => {
  test('offers the working days of four weeks in the time zone of the company', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByText('Times in Mountain Time (Denver)')).toBeVisible();
    await expect(page.locator('.booking-day')).toHaveCount(20);
    const names = await page.locator('.booking-day').evaluateAll((days) => days.map((day) => day.ariaLabel ?? ''));
    expect(names.filter((name) => /^(Saturday|Sunday)/.test(name))).toEqual([]);
    const labels = await page.locator('.booking-slot').allTextContents();
    expect(new Set(labels).size).toBe(16);
    expect(labels).toEqual(expect.arrayContaining(['9:00 AM', '4:30 PM']));
    expect(labels).not.toContain('5:00 PM');
  });

  test('shows the same times in the time zone of the visitor, and says which it is', async ({ browser }) => {
    const context = await somebodyElse(browser, { timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    await page.goto('/calendar');
    await expect(page.getByText(/^Times in Japan.*Tokyo/)).toBeVisible();
    const first = times(page, 0).first();
    const written = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' });
    const expected = written.format(new Date(await first.inputValue())).replace(/\s/g, ' ');
    await expect(page.locator('.booking-slot').first()).toHaveText(expected);
    expect(expected).toMatch(/AM$/);
    await context.close();
  });

  test('shows the times of the company to a browser that cannot tell its time zone', inFull, async ({ page }) => {
    // As Chromium names it, although it refuses the name.
    await page.addInitScript(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function options() {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    });
    await page.goto('/calendar');
    await comesAlive(page);
    await choose(page, 3, 0);
    await expect(page.getByText('Times in Mountain Time (Denver)')).toBeVisible();
    await expect(page.locator('.booking-choice')).toContainText('9:00 AM to 9:30 AM');
  });

  test('shows what is chosen in the reader’s own colors', inFull, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/calendar');
    await choose(page, 2, 1);
    const highlight = await page.evaluate(() => {
      document.body.style.color = 'Highlight';
      return getComputedStyle(document.body).color;
    });
    for (const chosen of ['.booking-slot:has(:checked)', '.booking-days a[aria-current]'])
      await expect(page.locator(chosen)).toHaveCSS('background-color', highlight);
  });

  for (const viewport of sample([phone, desktop])) {
    test(`at ${viewport.width} px leaves the list of days where a visitor moved it before scripts arrived`, async ({
      browser,
    }) => {
      const context = await somebodyElse(browser, { viewport, timezoneId: 'America/Los_Angeles' });
      const page = await context.newPage();
      const scripts = Promise.withResolvers<void>();
      await page.route(/_next\/static\/.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto('/calendar', { waitUntil: 'commit' });
      const last = page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      scripts.resolve();
      await expect(page.getByText(/^Times in Pacific Time/)).toBeVisible();
      await expect(last).toBeInViewport();
      await context.close();
    });
  }

  test('shows errors below times and fields, and focuses the first', async ({ page }) => {
    await page.goto('/calendar');
    await submit(page).click();
    const group = page.getByRole('radiogroup', { name: 'Free times' });
    await expect(group).toBeFocused();
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    for (const message of ['Choose a time', 'Name is required', 'Invalid email address']) {
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    }
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto('/calendar');
    const days = page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link');
    await days.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(days.nth(2)).toHaveAttribute('aria-current', 'date');
    await expect(times(page, 2).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(times(page, 2).first()).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(times(page, 2).nth(1)).toBeChecked();
    await expect(page.locator('.booking-choice')).toContainText('9:30 AM to 10:00 AM');

    await days.nth(5).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(times(page, 5).first()).toBeChecked();
    await expect(times(page, 5).first()).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  test('has no fault that axe can find', inFull, async ({ page }) => {
    for (const viewport of sample([phone, desktop])) {
      await page.setViewportSize(viewport);
      for (const path of ['/calendar', '/calendar?frame=1']) {
        await page.goto(path);
        await submit(page).click();
        await expect(page.getByText('Choose a time', { exact: true })).toBeVisible();
        expect.soft(await faults(page)).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect.soft(scrollWidth).toBeLessThanOrEqual(clientWidth);
      }
    }
  });

  test('is not indexed, framed by other sites or cached', async () => {
    const { status, body, headers } = await visit('/calendar');
    expect(status).toBe(200);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache|private/);
    expect((await visit('/sitemap.xml')).body).not.toContain('/calendar');
  });
});

test.describe('a gap that a visitor draws', () => {
  const NOTE =
    'Renewal: first known 12 weeks before it reached us, too late 3 weeks after. We had 15 weeks and used 3.';
  const says = (page: Page) => page.locator('main').getByText('You had 15 weeks. You used 3.').first();

  async function draw(page: Page): Promise<void> {
    await page.getByRole('combobox', { name: 'A decision that reaches us late' }).selectOption('Renewal');
    for (const [name, weeks] of [
      ['First known', '12'],
      ['Too late', '3'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).fill(weeks);
    }
  }

  test('is redrawn at once, brought to the calendar, and kept as the note of the booking', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await page.locator('form[data-gap]').scrollIntoViewIfNeeded();
    const known = page.getByRole('slider', { name: 'First known' });
    await expect(known).toHaveAttribute('aria-valuetext', '7 weeks before it reached us');
    await draw(page);
    await expect(says(page)).toBeVisible();
    await expect(known).toHaveAttribute('aria-valuetext', '12 weeks before it reached us');
    await page.getByRole('button', { name: 'Bring this to a session' }).click();

    await expect(page).toHaveURL(/\/booking\?decision=Renewal&known=12&late=3$/);
    await expect(says(page)).toBeInViewport();
    const calendar = frameOf(page);
    await expect(calendar.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE);
    await expect(submit(calendar)).toBeInViewport();
    expect(await faults(page)).toEqual([]);
    const email = newEmail();
    await choose(calendar, 13, 1);
    await introduce(calendar, 'Ada Example', email);
    await calendar.getByRole('textbox', { name: 'Note' }).fill('Renewal: the broker knew.');
    await readTheForm(page);
    await submit(calendar).click();
    await expect(calendar.getByRole('heading', { level: 1 })).toHaveText('Your session is booked');
    await expect(calendar.getByText('Renewal: the broker knew.')).toBeVisible();
    expect(await rows('select note, known_weeks, late_weeks from bookings where email = $1', email)).toEqual([
      { note: 'Renewal: the broker knew.', known_weeks: 12, late_weeks: 3 },
    ]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is drawn by the server, and is the note of the calendar', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      await draw(page);
      await page.getByRole('button', { name: 'Bring this to a session' }).click();
      await expect(says(page)).toBeInViewport();
      await expect(openButton(page)).toBeInViewport();
      await page.goto((await openButton(page).getAttribute('href')) ?? '');
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE);
    });
  });

  for (const query of [
    'known=x',
    'known=900&late=-1',
    'known=7',
    'known=7&known=8&late=2',
    `known=${'9'.repeat(500)}&late=2`,
  ]) {
    test(`gets the plain page if it cannot be drawn: ${query.slice(0, 30)}`, async () => {
      const { status, body } = await visit(`/booking?decision=<script>&${query}`);
      expect(status).toBe(200);
      expect(body).toContain('data-src="/calendar?frame=1"');
      expect(body).toContain('You had 9 weeks. You used 2.');
      expect(body).not.toContain('<script>&');
    });
  }

  test('shows no decision of anybody else', async () => {
    const { body, headers } = await visit('/booking?decision=Send+us+money&known=7&late=2');
    expect(body).not.toContain('Send us money');
    expect(body).toContain(
      'A decision that reaches us late: first known 7 weeks'.replaceAll(' ', '+').replace(':', '%3A'),
    );
    expect(headers.get('cache-control')).toContain('private');
  });
});

test.describe('booking', () => {
  async function expectConfirmed(calendar: Calendar, url: string, email: string, startsAt: string): Promise<void> {
    await expect(calendar.getByRole('heading', { level: 1 })).toHaveText('Your session is booked');
    const [row, ...more] = await bookingsOf(email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ name: 'Ada Example', status: 'new', source: 'site', time_zone: denver });
    expect(row?.starts_at.toISOString()).toBe(startsAt);
    expect(url).toContain(row?.id);

    const words = new Intl.DateTimeFormat('en-US', {
      timeZone: denver,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    });
    await expect(calendar.locator('time')).toContainText(words.format(new Date(startsAt)));
    const link = calendar.getByRole('link', { name: 'Add to your calendar' });
    await expect(link).toHaveAttribute('href', `/calendar/${row?.id}/session.ics`);
    const { response, lines } = await fileOf(`/calendar/${row?.id}/session.ics`);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(response.headers.get('content-disposition')).toContain('discovery-session.ics');
    expect(lines).toContain(`DTSTART:${utc(new Date(startsAt))}`);
    expect(lines).toContain(`DTEND:${utc(new Date(Date.parse(startsAt) + 30 * 60_000))}`);
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toContain('mailto:hello@alethia.example');

    // The address gives access to the time, but not to names.
    for (const path of [`/calendar/${row?.id}`, `/calendar/${row?.id}/session.ics`]) {
      const { body } = await visit(path);
      expect(body).not.toContain(email);
      expect(body).not.toContain('Ada Example');
    }
  }

  test('from the card on a phone, to the file for the calendar', async ({ page, context }) => {
    await page.setViewportSize(phone);
    await page.goto('/booking');
    const [calendar] = await Promise.all([context.waitForEvent('page'), openButton(page).click()]);
    const email = newEmail();
    const startsAt = await choose(calendar, 6, 3);
    await introduce(calendar, 'Ada Example', email);
    await readTheForm(calendar);
    // Without scripts, or before them, the visitor's time zone is unknown.
    await expect(calendar.locator('input[name="timeZone"]')).toHaveValue(denver);
    await submit(calendar).click();
    await expect(calendar).toHaveURL(CONFIRMATION);
    await expectConfirmed(calendar, calendar.url(), email, startsAt);
    await expect(calendar.getByRole('link', { name: 'Back to the site' })).toBeVisible();
    const [download] = await Promise.all([
      calendar.waitForEvent('download'),
      calendar.getByRole('link', { name: 'Add to your calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('discovery-session.ics');
  });

  test('in the frame on a large screen, which shows the confirmation too', inFull, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/booking');
    const calendar = frameOf(page);
    const email = newEmail();
    await expect(submit(calendar)).toBeVisible();
    const startsAt = await choose(calendar, 7, 3);
    await introduce(calendar, 'Ada Example', email);
    await page.waitForTimeout(2_300);
    await submit(calendar).click();
    await expect(calendar.getByRole('heading', { level: 1 })).toHaveText('Your session is booked');
    await expect(page).toHaveURL(`${siteUrl}/booking`);
    const frame = page.frames().find((candidate) => CONFIRMATION.test(candidate.url()));
    await expectConfirmed(calendar, frame?.url() ?? '', email, startsAt);
    await expect(calendar.getByRole('link', { name: 'Back to the site' })).toHaveCount(0);
  });

  test('a double click is one booking', async ({ page }) => {
    await page.goto('/calendar');
    const email = newEmail();
    await choose(page, 8, 2);
    await introduce(page, 'Ada Example', email);
    await readTheForm(page);
    await submit(page).dblclick();
    await expect(page).toHaveURL(CONFIRMATION);
    expect(await bookingsOf(email)).toHaveLength(1);
  });

  test('shows progress and cannot be submitted again meanwhile', inFull, async ({ page }) => {
    await page.route('**/forms/booking', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.abort();
    });
    await page.goto('/calendar');
    await choose(page, 9, 2);
    await introduce(page, 'Ada Example', newEmail());
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Booking...' })).toBeDisabled();
    await expect(page.getByRole('alert').filter({ hasText: 'Your session is not confirmed yet' })).toContainText(
      'Please try again later.',
    );
    await expect(submit(page)).toBeEnabled();
    await expect(times(page, 9).nth(2)).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
  });

  test('whose response was lost is confirmed when it is sent again, and is one booking', inFull, async ({ page }) => {
    await page.goto('/calendar');
    const email = newEmail();
    await choose(page, 11, 2);
    await introduce(page, 'Ada Example', email);
    await readTheForm(page);
    await page.route('**/forms/booking', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    const unclear = page.getByRole('alert').filter({ hasText: 'Please try again later.' });
    await expect(unclear).toContainText('Your session is not confirmed yet');
    await page.unrouteAll({ behavior: 'wait' });
    await submit(page).click();
    await expect(page).toHaveURL(CONFIRMATION);
    const [row, ...more] = await bookingsOf(email);
    expect(more).toEqual([]);
    expect(page.url()).toContain(row?.id);
  });

  test('removes the time from everyone’s list', inFull, async ({ page, browser }) => {
    await page.goto('/calendar');
    const startsAt = await choose(page, 10, 4);
    await introduce(page, 'Ada Example', newEmail());
    await readTheForm(page);
    await submit(page).click();
    await expect(page).toHaveURL(CONFIRMATION);

    const context = await somebodyElse(browser);
    const other = await context.newPage();
    await other.goto('/calendar');
    await expect(other.locator('.booking-day').nth(10)).toBeAttached();
    await expect(slot(other, startsAt)).toHaveCount(0);
    await context.close();
  });

  test(
    'of two visitors who want one time, one gets it and the other sees that it is taken',
    inFull,
    async ({ browser }) => {
      const contexts = await Promise.all([somebodyElse(browser), somebodyElse(browser, { viewport: desktop })]);
      const pages = await Promise.all(contexts.map((context) => context.newPage()));
      const emails = [newEmail(), newEmail()];
      const wanted = await Promise.all(
        pages.map(async (page, index) => {
          await page.goto('/calendar');
          const startsAt = await choose(page, 12, 5);
          await introduce(page, `Visitor ${index}`, emails[index] ?? '');
          await readTheForm(page);
          return startsAt;
        }),
      );
      expect(wanted[0]).toBe(wanted[1]);
      await Promise.all(pages.map((page) => submit(page).click()));

      const refused = (page: Page) => page.getByRole('alert').filter({ hasText: TAKEN });
      const outcomes = await Promise.all(
        pages.map(async (page) => {
          await expect(page.getByRole('heading', { name: 'Your session is booked' }).or(refused(page))).toBeVisible();
          return CONFIRMATION.test(page.url()) ? 'booked' : 'refused';
        }),
      );
      expect(outcomes.toSorted()).toEqual(['booked', 'refused']);
      const stored = await Promise.all(emails.map(bookingsOf));
      expect(stored.map((found) => (found.length === 1 ? 'booked' : 'refused'))).toEqual(outcomes);

      const index = outcomes.indexOf('refused');
      const loser = pages[index] as Page;
      const startsAt = wanted[0] ?? '';
      await expect(refused(loser)).toContainText('Your session is not booked');
      await expect(loser.getByRole('radiogroup')).toBeFocused();
      await expect(loser.getByRole('textbox', { name: 'Name' })).toHaveValue(`Visitor ${index}`);
      await expect(loser.getByRole('textbox', { name: 'Email' })).toHaveValue(emails[index] ?? '');
      await expect(slot(loser, startsAt)).toHaveCount(0);
      await choose(loser, 12, 8);
      await submit(loser).click();
      await expect(loser).toHaveURL(CONFIRMATION);
      await Promise.all(contexts.map((context) => context.close()));
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of sample([phone, desktop])) {
    test(`at ${viewport.width} px the card leads to the calendar`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/booking');
      await expect(openButton(page)).toBeVisible();
      await expect(openButton(page)).toHaveAttribute('href', '/calendar');
      await expect(frameBox(page)).toBeHidden();
      await expect(skeleton(page)).toBeHidden();
    });
  }

  test('a session is booked, in the time zone of the company', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByText('Times in Mountain Time (Denver)')).toBeVisible();
    const email = newEmail();
    const radio = times(page, 16).nth(3);
    const startsAt = await radio.inputValue();
    await radio.check({ force: true });
    await introduce(page, 'Ada Example', email);
    await submit(page).click();
    await expect(page).toHaveURL(CONFIRMATION);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session is booked');
    await expect(page.getByText('Mountain Time (Denver)')).toBeVisible();
    const [row] = await bookingsOf(email);
    expect(row?.starts_at.toISOString()).toBe(startsAt);
  });

  test('a lost response is repeated when the form is sent again', async ({ page }) => {
    await page.goto('/calendar');
    const email = newEmail();
    await times(page, 16).nth(5).check({ force: true });
    await introduce(page, 'Ada Example', email);
    await page.route('**/calendar', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ status: 204 });
    });
    await submit(page).click();
    await expect.poll(async () => (await bookingsOf(email)).length).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
    await submit(page).click();
    await expect(page).toHaveURL(CONFIRMATION);
    expect(page.url()).toContain((await bookingsOf(email))[0]?.id);
    expect(await bookingsOf(email)).toHaveLength(1);
  });

  test('the page returns with errors and entries', async ({ page }) => {
    await page.goto('/calendar');
    const radio = times(page, 17).nth(3);
    const startsAt = await radio.inputValue();
    await radio.check({ force: true });
    await introduce(page, 'Ada Example', 'nobody@');
    await submit(page).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@');
    await expect(slot(page, startsAt)).toBeChecked();
  });
});

test.describe('a booking that does not exist', () => {
  const missing = '/calendar/00000000-0000-4000-8000-000000000000';

  test('has a page that says so', async ({ page }) => {
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no session at this address');
    await expect(page.getByRole('link', { name: 'hello@alethia.example' })).toBeVisible();
  });

  for (const path of [missing, '/calendar/nonsense', '/calendar/%27%20or%201=1', `${missing}/session.ics`]) {
    test(`${path} is a 404`, async () => {
      expect((await visit(path)).status).toBe(404);
    });
  }
});
