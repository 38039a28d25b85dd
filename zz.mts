import fs from 'node:fs';
import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:3130';
const account = fs.readFileSync('.data/staff-account.txt', 'utf8');
const email = /[\w.+-]+@[\w.-]+/.exec(account)?.[0] ?? '';
const password = /assword:?\s+(\S.*)/.exec(account)?.[1]?.trim() ?? '';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const login = await fetch(`${base}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json', origin: base }, body: JSON.stringify({ email, password }) });
const { token } = (await login.json()) as { token: string };
console.log(login.status);
const api = async (method: string, path: string, body?: object) => { const r = await fetch(`${base}/api${path}`, { method, headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' }, body: body && JSON.stringify(body) }); return r.json() as Promise<any>; };
fs.mkdirSync('/tmp/shots-brief', { recursive: true });
const id = '11111111-1111-4111-8111-111111111111';
console.log(await api('POST', '/campaigns/make', { id, title: 'Spring outlook', promise: 'See the evening ramp before it steepens', about: 'For utilities that decide in the afternoon. Two weeks with your data, one kind of ramp.', audience: 'FOR UTILITIES', language: 'en', template: 'short', shortPath: '/spring', word: 'spring', publishAt: '', hasIssue: true, hasExperiment: true }));
const { docs } = await api('GET', '/campaigns?depth=0');
const c = docs[0];
if (process.argv[2] === 'publish') console.log(await api('POST', `/releases/${c.release}/publish`));
for (const [name, width, height] of [['390', 390, 844], ['1440', 1440, 900]] as const)
  for (const scheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, baseURL: base });
    await context.addCookies([{ name: 'payload-token', value: token, url: base }]);
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, scheme, m.text().slice(0, 200)));
    const shot = async (what: string, path: string, act?: () => Promise<void>) => {
      await page.goto(path); await page.waitForTimeout(2500); await act?.();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide) console.log(what, name, scheme, 'wider by', wide);
      await page.screenshot({ path: `/tmp/shots-brief/${what}-${name}-${scheme}.png`, fullPage: true });
    };
    await shot('brief', '/admin/collections/campaigns/create');
    await shot('card', `/admin/collections/campaigns/${id}`);
    await shot('list', '/admin/collections/campaigns');
    await shot('home', '/admin', async () => { const d = page.locator('details.overview-by-page').last(); if (await d.count()) { await page.locator('details.overview-by-page > summary').last().click(); await page.waitForTimeout(300); } });
    if (scheme === 'light') await shot('page', `/preview?path=/spring-outlook`);
    await context.close();
  }
await browser.close();
