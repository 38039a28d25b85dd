import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebElement } from 'selenium-webdriver';
import { randomFreePort } from '../../../scripts/process/ports.ts';
import { siteUrl } from '../helpers/site';
import { settledPlace } from './place';
import type { Engine } from './tab';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

async function listens(url: string): Promise<void> {
  for (;;) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function endGroup(leader: ChildProcess): void {
  try {
    if (leader.pid) process.kill(-leader.pid);
  } catch {
    // It has ended.
  }
}

/** A browser of its own, on a screen of its own, as a driver has one session at a time. */
async function begin(hasScripts: boolean, onError: (line: string) => void) {
  const port = await randomFreePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(driver, 'spawn');
  const server = `http://127.0.0.1:${port}`;
  await listens(server);
  driver.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/CONSOLE .*(?:ERROR|Content.Security.Policy)/i.test(line)) onError(line);
  });
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (!hasScripts) args.push('--enable-javascript=false');
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } })
    .build();
  return { session, driver };
}

/** WebKitGTK's small browser, the closest relative of Safari on Linux, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  let errors: string[] = [];
  // A session takes seconds to start: tabs share it and clean up.
  const running = new Map<boolean, ReturnType<typeof begin>>();
  const sessionWith = async (hasScripts: boolean) => {
    const browser = running.get(hasScripts) ?? begin(hasScripts, (line) => errors.push(line));
    running.set(hasScripts, browser);
    return (await browser).session;
  };
  return {
    close: async () => {
      for (const browser of running.values()) {
        const { session, driver } = await browser;
        await session.quit();
        endGroup(driver);
      }
    },
    async newTab({ width, height, hasScripts }) {
      errors = [];
      const session = await sessionWith(hasScripts);
      const run = <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
        session.executeScript<Result>(`return (${work})(...arguments)`, ...args);
      const find = async (selector: string): Promise<WebElement> => {
        await settledPlace(run, selector);
        return session.findElement(By.css(selector));
      };
      const resize = async (width: number, height: number) => {
        await session.manage().window().setRect({ width, height });
      };
      await resize(width, height);
      return {
        open: (path) => session.get(siteUrl + path),
        resize,
        run,
        click: async (selector) => (await find(selector)).click(),
        hover: async (selector) =>
          session
            .actions()
            .move({ origin: await find(selector) })
            .perform(),
        type: async (selector, text) => (await find(selector)).sendKeys(text),
        press: (key) => session.actions().sendKeys(keys[key]).perform(),
        setCookie: async (name, value) => {
          await session.manage().addCookie({ name, value, path: '/' });
        },
        path: async () => new URL(await session.getCurrentUrl()).pathname,
        errors: () => errors,
        picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        close: async () => {
          await run(() => localStorage.clear());
          await session.manage().deleteAllCookies();
          await session.get('about:blank');
        },
      };
    },
  };
}
