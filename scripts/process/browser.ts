import { existsSync } from 'node:fs';

/** Debian's packages, the lighter one first: without a window it draws pages in two thirds of the time. */
const PACKAGED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the installed Chromium; undefined leaves the choice to Playwright (`npx playwright install chromium`). */
export const installedChromium = (): string | undefined => PACKAGED.find((file) => existsSync(file));

export const FIREFOX = '/usr/bin/firefox-esr';
export const OTHER_BROWSER_PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth';

/** Whether Firefox and WebKitGTK, and the virtual screen that WebKitGTK needs, are installed. */
export const hasOtherBrowsers = (): boolean =>
  [FIREFOX, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'].every((file) => existsSync(file));
