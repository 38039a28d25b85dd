import { existsSync } from 'node:fs';

/** Debian's. The headless shell draws pages in two thirds of the time. */
const PACKAGED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Undefined leaves the choice to Playwright (`npx playwright install chromium`). */
export const installedChromium = (): string | undefined => PACKAGED.find((file) => existsSync(file));

export const FIREFOX = '/usr/bin/firefox-esr';
export const OTHER_BROWSER_PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth';

/** WebKitGTK needs a virtual screen. */
export const hasOtherBrowsers = (): boolean =>
  [FIREFOX, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'].every((file) => existsSync(file));
