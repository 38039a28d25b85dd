import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './scripts/process/browser.ts';
import type { EngineName } from './tests/e2e/other-browsers/test';

/**
 * Browser tests run against a site that is up already: `npm test` starts one, with a fresh database. By hand:
 * `SITE_URL=http://localhost:3000 npx playwright test home`.
 */
export default defineConfig<object, { engineName: EngineName }>({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long enough for a machine that is several times slower than usual: only a test that fails waits for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    // The browser keeps compiled scripts between tests; cookies, storage, routes and permissions are reset.
    reuseContext: true,
    // Recording takes a quarter of the time: `npx playwright test --trace retain-on-failure` for a test that fails.
    trace: 'off',
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
        // Glyphs as wide as on a screen: by itself a browser without a window rounds them to whole pixels.
        '--font-render-hinting=none',
        // Without a graphics card, each frame on the way down a page is drawn by the processor that the tests need.
        '--disable-smooth-scrolling',
      ],
    },
  },
  // What changes or stops the site stands in the way of all other tests: one by one, on a site of its own.
  projects: [
    { name: 'site', testMatch: /e2e\/[^/]+\.spec\.ts$/ },
    { name: 'staff', testMatch: /staff\.setup\.ts$/ },
    { name: 'admin', testMatch: /(e2e\/admin\/.*|\.admin)\.spec\.ts$/, dependencies: ['staff'] },
    {
      name: 'publishing',
      testMatch: /(e2e\/(publishing|faults)\/.*|\.publishing)\.spec\.ts$/,
      dependencies: ['staff'],
      fullyParallel: false,
      workers: 1,
    },
    // Committed pictures: `npm test -- pictures`. At a quarter of the size, so that they stay small.
    {
      name: 'pictures',
      testMatch: /e2e\/pictures\/.*\.spec\.ts$/,
      snapshotPathTemplate: '{testDir}/tests/e2e/pictures/reference/{arg}{ext}',
      expect: {
        timeout: 30_000,
        toHaveScreenshot: { animations: 'allow', scale: 'device', threshold: 0.08, maxDiffPixels: 30 },
      },
      use: { deviceScaleFactor: 0.25 },
    },
    // Without Playwright's own browser, one window at a time: `npm test -- other-browsers`.
    ...(['Firefox', 'WebKitGTK'] as const).map((engineName) => ({
      name: engineName,
      testMatch: /other-browsers\/.*\.spec\.ts$/,
      dependencies: ['staff'],
      use: { engineName },
      workers: 1,
    })),
  ],
});
