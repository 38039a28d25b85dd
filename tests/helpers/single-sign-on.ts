import { client } from './http';
import { type PlainBrowser, plainBrowser } from './plain-browser';

export const SITE = 'http://localhost:3000';
const START = `${SITE}/api/users/sso/start`;

/** Not part of these tests: its address contains what it would show. */
const isSignInPage = (url: URL) => url.origin === SITE && url.pathname === '/admin/login';
const isCallback = (url: URL) => url.pathname === '/api/users/sso/callback';

export async function signInAtProvider(browser: PlainBrowser, subject: string, search = ''): Promise<URL> {
  const enough = (url: URL) => isCallback(url) || isSignInPage(url);
  const submit = async (at: URL, fields: Record<string, string>) =>
    browser.follow(at, { method: 'POST', body: new URLSearchParams(fields) }, enough);
  const page = await browser.follow(START + search, {}, enough);
  if (enough(page.url)) return page.url;
  const consent = await submit(page.url, { prompt: 'login', login: subject, password: 'any' });
  if (enough(consent.url)) return consent.url;
  return (await submit(consent.url, { prompt: 'consent' })).url;
}

export async function signInWithProvider(subject: string, search = '', headers: Record<string, string> = {}) {
  const browser = plainBrowser(headers);
  const back = await signInAtProvider(browser, subject, search);
  const { url } = isSignInPage(back) ? { url: back } : await browser.follow(back, {}, isSignInPage);
  const token = browser.cookie(SITE, 'payload-token');
  return {
    browser,
    back,
    result: Object.fromEntries(url.searchParams),
    person: token ? client(token, undefined, headers) : undefined,
  };
}
