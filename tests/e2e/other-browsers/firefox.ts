import puppeteer, { type Page, ProtocolError } from 'puppeteer-core';
import { FIREFOX } from '../../../scripts/process/browser.ts';
import { siteUrl } from '../helpers/site';
import { settledPlace } from './place';
import type { Engine } from './tab';

/** NS_BINDING_ABORTED: the next page was opened while a font was loading. */
const ABORTED = 'status=2152398850';

/** The library also sets the orientation of the screen, which Firefox 140 cannot. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride'))) throw error;
  });
}

export async function startFirefox(): Promise<Engine> {
  const launch = (hasScripts: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      // BiDi has no command for it yet; scripts of the driver run all the same.
      extraPrefsFirefox: { 'javascript.enabled': hasScripts },
    });
  const running = new Map<boolean, ReturnType<typeof launch>>();
  const browserWith = (hasScripts: boolean) => {
    const browser = running.get(hasScripts) ?? launch(hasScripts);
    running.set(hasScripts, browser);
    return browser;
  };
  return {
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
    async newTab({ width, height, hasScripts }) {
      const context = await (await browserWith(hasScripts)).createBrowserContext();
      const page = await context.newPage();
      await resize(page, width, height);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!String(error).includes(ABORTED)) errors.push(String(error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('Content-Security-Policy'))
          errors.push(message.text());
      });
      // The library's own way needs the page's scripts.
      const placeOf = (selector: string) => settledPlace((work, found) => page.evaluate(work, found), selector);
      const click = async (selector: string) => {
        const { x, y } = await placeOf(selector);
        await page.mouse.click(x, y);
      };
      return {
        open: async (path) => void (await page.goto(siteUrl + path)),
        resize: (width, height) => resize(page, width, height),
        run: async (work, ...args) =>
          (await page.evaluate(`(${work})(...${JSON.stringify(args)})`)) as Awaited<ReturnType<typeof work>>,
        click,
        hover: async (selector) => {
          const { x, y } = await placeOf(selector);
          await page.mouse.move(x, y);
        },
        type: async (selector, text) => {
          await click(selector);
          await page.keyboard.type(text);
        },
        press: (key) => page.keyboard.press(key),
        setCookie: (name, value) => context.setCookie({ name, value, domain: new URL(siteUrl).hostname, path: '/' }),
        path: async () => new URL(page.url()).pathname,
        errors: () => errors,
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}
