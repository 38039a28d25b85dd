import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LaunchOptions, chromium as playwright } from '@playwright/test';
import { installedChromium } from '../../process/browser.ts';
import { onStop } from '../../process/command.ts';
import { end, isAlive } from '../../process/program.ts';
import { Failure } from '../../process/step.ts';
import { capture } from './external.ts';

const PATIENCE = 30_000;

/** Background requests of the browser would be measured too. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
];

function executable(): string {
  const wanted = process.env.CHROME_PATH ?? installedChromium() ?? playwright.executablePath();
  if (fs.existsSync(wanted)) return wanted;
  throw new Failure(`There is no Chromium at ${wanted}: apt-get install chromium, or set CHROME_PATH.`);
}

/** Debian's start script may print more than the version. */
export async function chromiumVersion(): Promise<string> {
  const output = (await capture(executable(), ['--version'])).trim();
  return output.match(/(?:Chromium|Google Chrome)\D*[\d.]+/)?.[0] ?? output;
}

/** For Playwright's `launch`: a browser that was connected to does not accept files. */
export const launchOptions = (): LaunchOptions => ({ executablePath: executable(), args: FLAGS });

export type Chromium = { port: number; close: () => Promise<void> };

/** The profile is empty, and deleted at the end. */
export async function startChromium(): Promise<Chromium> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-bench-'));
  const child = spawn(
    executable(),
    [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const close = async () => {
    // Debian's start script would leave the browser itself running.
    if (isAlive(child) && child.pid) process.kill(-child.pid);
    await end(child);
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  onStop(close);
  const port = async () => {
    const file = path.join(profile, 'DevToolsActivePort');
    for (const until = performance.now() + PATIENCE; performance.now() < until && isAlive(child); ) {
      const found = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0;
      if (found > 0) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Chromium did not start.');
  };
  return { port: await Promise.race([port(), failed]), close };
}
