import { expect, type Page } from '@playwright/test';
import { sample } from '../helpers/extent';
import { test } from './helpers/strict';

// Flows document, "Shared frame" and section 9.

const LONG = '/terms'; // a dark strip, then one long white section
const QUARTZ = 'rgb(233, 243, 255)';
const GRAPHITE = 'rgb(23, 25, 31)';

const header = (page: Page) => page.locator('header[data-frame]');
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `${name}: more pages` });
const entry = (page: Page, name: string) => page.locator('.nav-links').getByRole('link', { name, exact: true });
const drop = (page: Page, name: string) =>
  page
    .locator('.nav-item')
    .filter({ has: toggle(page, name) })
    .locator('.drop');

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(header(page)).toHaveAttribute('data-live', '');
}
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const lightBegins = (page: Page) =>
  page
    .locator('main [data-nav-theme="light"]')
    .first()
    .evaluate((section) => section.getBoundingClientRect().top + scrollY);

test.describe('the bar', () => {
  test('hides when scrolled down by more than 80 px, and reappears on the way up', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 80);
    // The state, because the transition of the bar takes a while.
    await expect(header(page)).not.toHaveAttribute('data-hidden');
    await expect(header(page)).toBeInViewport();
    await scrollTo(page, 81);
    await expect(header(page)).not.toBeInViewport();
    await scrollTo(page, 1200);
    await expect(header(page)).not.toBeInViewport();
    await scrollTo(page, 1190);
    await expect(header(page)).toBeInViewport();
  });

  test('has a shadow after 20 px', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 20);
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 21);
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 0);
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
  });

  test('takes the theme of the section under the line 96 px from the top', async ({ page }) => {
    await open(page, LONG);
    const begins = await lightBegins(page);
    await expect(header(page)).toHaveCSS('color', QUARTZ);
    await scrollTo(page, begins - 95);
    await expect(header(page)).toHaveCSS('color', GRAPHITE);
    await scrollTo(page, begins - 98);
    await expect(header(page)).toHaveCSS('color', QUARTZ);
  });

  test('keeps to the line when the window changes its height', async ({ page }) => {
    await open(page, LONG);
    await page.setViewportSize({ width: 1440, height: 500 });
    const begins = await lightBegins(page);
    await scrollTo(page, begins - 95);
    await expect(header(page)).toHaveCSS('color', GRAPHITE);
    await scrollTo(page, begins - 98);
    await expect(header(page)).toHaveCSS('color', QUARTZ);
  });

  test('stays dark where it is forced to', async ({ page }) => {
    await open(page, LONG);
    await header(page).evaluate((bar) => bar.setAttribute('data-nav-forced', 'dark'));
    await scrollTo(page, (await lightBegins(page)) + 200);
    await expect(header(page)).toHaveAttribute('data-theme', 'light');
    await expect(header(page)).toHaveCSS('color', QUARTZ);
  });

  for (const width of sample([320, 390, 1440])) {
    test(`shows eye and name at least 120 px wide, on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, LONG);
      for (const place of ['header', 'footer']) {
        const drawn = await page.locator(`${place} .logo`).evaluate((logo) => {
          const range = document.createRange();
          range.selectNodeContents(logo);
          return range.getBoundingClientRect().width;
        });
        expect(drawn, place).toBeGreaterThanOrEqual(120);
      }
    });
  }

  test('comes back when the keyboard reaches it', async ({ page }) => {
    await open(page, LONG);
    await page.keyboard.press('Tab');
    // Sections that are laid out on the way may move the page upwards, which shows the bar.
    await expect(async () => {
      await scrollTo(page, 1000);
      await scrollTo(page, 1200);
      await expect(header(page)).not.toBeInViewport({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /, home$/ }).first()).toBeFocused();
    await expect(header(page)).toBeInViewport();
  });
});

test.describe('dropdowns', () => {
  test('open on hover and close 150 ms after the pointer has left', async ({ page }) => {
    await page.clock.install();
    await open(page, LONG);
    await page.clock.pauseAt(Date.now() + 60_000);
    await entry(page, 'Industry solutions').hover();
    await expect(drop(page, 'Industry solutions')).toBeVisible();
    await expect(toggle(page, 'Industry solutions')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 600);
    await page.clock.runFor(149);
    await expect(toggle(page, 'Industry solutions')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(2);
    await expect(toggle(page, 'Industry solutions')).toHaveAttribute('aria-expanded', 'false');
    await expect(drop(page, 'Industry solutions')).toBeHidden();
  });

  test('begin to close at that moment: the style adds no delay of its own', async ({ page }) => {
    await open(page, LONG);
    await entry(page, 'About').hover();
    await expect(drop(page, 'About')).toHaveCSS('opacity', '1');
    await drop(page, 'About').evaluate((list: HTMLElement) => {
      list.addEventListener('transitionrun', (event) => {
        if (event.propertyName !== 'opacity') return;
        const fade = list
          .getAnimations()
          .find((animation) => animation instanceof CSSTransition && animation.transitionProperty === 'opacity');
        list.dataset.delay = String(fade?.effect?.getTiming().delay);
      });
    });
    await page.mouse.move(200, 600);
    await expect(drop(page, 'About')).toHaveAttribute('data-delay', '0');
  });

  test('stay open for a pointer that comes back in time, and give way to each other', async ({ page }) => {
    await page.clock.install();
    await open(page, LONG);
    await page.clock.pauseAt(Date.now() + 60_000);
    await entry(page, 'About').hover();
    await page.mouse.move(200, 600);
    await page.clock.runFor(100);
    await drop(page, 'About').getByRole('link', { name: 'Careers' }).hover();
    await page.clock.runFor(1000);
    await expect(drop(page, 'About')).toBeVisible();
    await entry(page, 'Industry solutions').hover();
    await expect(drop(page, 'Industry solutions')).toBeVisible();
    await expect(drop(page, 'About')).toBeHidden();
  });

  test('the label leads to the page of its own', async ({ page }) => {
    await open(page, LONG);
    await entry(page, 'Industry solutions').click();
    await expect(page).toHaveURL(/\/solutions$/);
  });

  test('by keyboard: Enter opens, Tab goes in, Escape closes and returns, leaving closes', async ({ page }) => {
    await open(page, LONG);
    const button = toggle(page, 'About');
    await entry(page, 'About').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(drop(page, 'About')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(drop(page, 'About').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drop(page, 'About')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(drop(page, 'About')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(drop(page, 'About')).toBeHidden();
  });

  test('by keyboard: the arrow down opens and enters', async ({ page }) => {
    await open(page, LONG);
    await toggle(page, 'Industry solutions').focus();
    await page.keyboard.press('ArrowDown');
    await expect(drop(page, 'Industry solutions').getByRole('link').first()).toBeFocused();
  });

  test('the button names what it opens', async ({ page }) => {
    await open(page, LONG);
    const id = await toggle(page, 'About').getAttribute('aria-controls');
    await expect(page.locator(`#${id}`)).toContainText('Leadership');
  });

  test('close when the page is scrolled down and the bar hides', async ({ page }) => {
    await open(page, LONG);
    await entry(page, 'About').hover();
    await expect(drop(page, 'About')).toBeVisible();
    await scrollTo(page, 600);
    await expect(toggle(page, 'About')).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens, a second one closes, one elsewhere closes', async ({ page }) => {
      await open(page, LONG);
      await toggle(page, 'About').tap();
      await expect(drop(page, 'About')).toBeVisible();
      await toggle(page, 'About').tap();
      await expect(drop(page, 'About')).toBeHidden();
      await toggle(page, 'About').tap();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(drop(page, 'About')).toBeHidden();
    });
  });
});

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const button = (page: Page) => page.locator('.nav-menu > summary');
  const sheet = (page: Page) => page.locator('.nav-sheet');
  const group = (page: Page, name: string) => sheet(page).locator('summary', { hasText: name });

  test('opens and closes, and the page behind it stands still', async ({ page }) => {
    await open(page, LONG);
    await expect(sheet(page)).toBeHidden();
    await button(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await button(page).tap();
    await expect(sheet(page)).toBeHidden();
  });

  test('has groups that expand, one at a time', async ({ page }) => {
    await open(page, LONG);
    await button(page).tap();
    const energy = sheet(page).getByRole('link', { name: 'Energy' });
    await expect(energy).toBeHidden();
    await group(page, 'Industry solutions').tap();
    await expect(energy).toBeVisible();
    await group(page, 'About').tap();
    await expect(sheet(page).getByRole('link', { name: 'Leadership' })).toBeVisible();
    await expect(energy).toBeHidden();
  });

  test('is closed after a change of route, and after the way back', async ({ page }) => {
    await open(page, LONG);
    await button(page).tap();
    await group(page, 'About').tap();
    await sheet(page).getByRole('link', { name: 'Leadership' }).tap();
    await expect(page).toHaveURL(/\/leadership$/);
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await expect(sheet(page)).toBeHidden();
  });

  test('Escape closes it and returns the focus', async ({ page }) => {
    await open(page, LONG);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await open(page, LONG);
    await button(page).tap();
    await sheet(page).getByRole('link', { name: 'Book a session' }).focus();
    await page.keyboard.press('Tab');
    await expect(sheet(page)).toBeHidden();
  });

  test('what a finger has to hit is at least 44 px high', async ({ page }) => {
    await open(page, LONG);
    await button(page).tap();
    await group(page, 'About').tap();
    const targets = page.locator('header :is(a, summary):visible, footer a:visible');
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
    expect(await targets.count()).toBeGreaterThan(20);
  });
});

test.describe('routes', () => {
  test('every change begins at the top, the way back too', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 1500);
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(header(page)).toBeInViewport();
  });

  test('an anchor is jumped to', async ({ page }) => {
    await open(page, `${LONG}#privacy`);
    await expect(page.locator('#privacy')).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(1000);
  });
});

test.describe('highlights', () => {
  for (const [path, entries] of sample<[string, object]>(
    [
      ['/platform', { Platform: 'page' }],
      ['/solutions/energy', { 'Industry solutions': 'true' }],
      ['/platform/partnerships', { Partnerships: 'page' }],
      ['/leadership', { About: 'true' }],
      ['/about/careers', { About: 'true' }],
      ['/about/newsletters', { About: 'true' }],
      ['/terms', {}],
    ],
    2,
  )) {
    test(path, async ({ page }) => {
      await page.goto(path);
      const marked = await page
        .locator('.nav-link[aria-current]')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')]));
      expect(Object.fromEntries(marked)).toEqual(entries);
    });
  }

  test('a page of a section is marked inside its menu', async ({ page }) => {
    await page.goto('/about/careers/vp-sales');
    await expect(page.locator('.drop [aria-current]')).toHaveText('Careers');
  });
});

test('the first stop of the keyboard skips to the content, of which there is one', async ({ page }) => {
  await open(page, LONG);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('main')).toHaveCount(1);
});

test('the footer has its columns, tagline, copyright and legal links', async ({ page }) => {
  await page.goto(LONG);
  const footer = page.getByRole('contentinfo');
  for (const column of ['Platform', 'Solutions', 'Company']) {
    await expect(footer.getByRole('navigation', { name: column }).getByRole('link').first()).toBeVisible();
  }
  await expect(footer).toContainText('Intelligence Made Human');
  await expect(footer).toContainText('© 2025');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('all of it works when the scripts of the framework are blocked', async ({ page }) => {
  await page.route(/\/_next\/.*\.js/, (route) => route.abort());
  await open(page, LONG);
  await scrollTo(page, 300);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 200);
  await expect(header(page)).toBeInViewport();
  await entry(page, 'About').hover();
  await expect(drop(page, 'About')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drop(page, 'About')).toBeHidden();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar has the theme of the first section; menus open on hover and focus', async ({ page }) => {
    await page.goto(LONG);
    await expect(header(page)).toHaveCSS('color', QUARTZ);
    await entry(page, 'Industry solutions').hover();
    await expect(drop(page, 'Industry solutions')).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(drop(page, 'Industry solutions')).toBeHidden();
    await toggle(page, 'About').focus();
    await expect(drop(page, 'About')).toBeVisible();
  });

  test('the bar of the account has the theme of its hero, which waits for nothing', async ({ page }) => {
    await page.goto('/account');
    await expect(header(page)).toHaveCSS('color', QUARTZ);
    await expect(page.getByText('Loading your account')).toBeHidden();
  });

  test('the menu of narrow screens opens, and its groups', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LONG);
    await page.locator('.nav-menu > summary').click();
    await page.locator('.nav-group > summary', { hasText: 'About' }).click();
    await expect(page.locator('.nav-sheet').getByRole('link', { name: 'Careers' })).toBeVisible();
  });
});
