import { existsSync } from 'node:fs';

/** Debian's packages, the lighter one first: without a window it draws pages in two thirds of the time. */
const PACKAGED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the installed Chromium; undefined leaves the choice to Playwright (`npx playwright install chromium`). */
export const installedChromium = (): string | undefined => PACKAGED.find((file) => existsSync(file));
