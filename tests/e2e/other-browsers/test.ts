import { test as base, expect } from '@playwright/test';
import { startFirefox } from './firefox';
import type { Engine, Tab, Window } from './tab';
import { startWebKit } from './webkit';

const engines = { Firefox: startFirefox, WebKitGTK: startWebKit };
export type EngineName = keyof typeof engines;

type Fixtures = { window: Window; tab: Tab };
type WorkerFixtures = { engineName: EngineName; engine: Engine };

/** With a tab of another browser instead of Playwright's page; fails on any error in the page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  window: [{ width: 1440, height: 900, hasScripts: true }, { option: true }],
  tab: async ({ engine, window }, use, testInfo) => {
    const tab = await engine.newTab(window);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('window', { body: await tab.picture(), contentType: 'image/png' });
    const errors = tab.errors();
    await tab.close();
    expect(errors).toEqual([]);
  },
});

export const textOf = (tab: Tab, selector: string): Promise<string | null | undefined> =>
  tab.run((found: string) => document.querySelector(found)?.textContent?.trim(), selector);

export const isVisible = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((found: string) => {
    const element = document.querySelector(found);
    return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  }, selector);
