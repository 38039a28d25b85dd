import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { sample } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { sessionFile, tokenOf } from '../helpers/people';
import { siteUrl } from '../helpers/site';

test.use({ storageState: sessionFile('admin') });

const accounts = async (api: { send: <T>(method: string, path: string) => Promise<T> }, email: string) =>
  (await api.send<{ totalDocs: number }>('GET', `/users?where[email][equals]=${encodeURIComponent(email)}`)).totalDocs;

/** On another port of the same host: same-site, so the browser sends the admin's cookie. */
async function strangersPage(form: string): Promise<{ url: string; close: () => void }> {
  const html = `<!doctype html><title>Stranger</title>${form}<script>document.forms[0].submit()</script>`;
  const server = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://${new URL(siteUrl).hostname}:${port}/`, close: () => server.close() };
}

const account = (email: string) =>
  JSON.stringify({ name: 'Stranger', role: 'admin', email, password: 'a long password of a stranger' });
const quoted = (text: string) => text.replaceAll('"', '&quot;');

const forms: [string, (email: string) => string][] = [
  [
    'multipart',
    (email) =>
      `<form method="post" enctype="multipart/form-data" action="${siteUrl}/api/users"><input name="_payload" value="${quoted(account(email))}"></form>`,
  ],
  [
    'text/plain',
    (email) =>
      `<form method="post" enctype="text/plain" action="${siteUrl}/api/users"><input name='${account(email).slice(0, -1)},"x":"' value='"}'></form>`,
  ],
  [
    'urlencoded',
    (email) =>
      `<form method="post" action="${siteUrl}/api/users?_method=POST"><input name="_payload" value="${quoted(account(email))}"></form>`,
  ],
];

for (const [kind, form] of sample(forms)) {
  test(`a stranger's ${kind} form makes no account`, async ({ api, changes, page, word }) => {
    const email = `${word}@stranger.example`;
    changes.later(() => api.removeWhere('users', { email }));
    const stranger = await strangersPage(form(email));
    const [response] = await Promise.all([page.waitForResponse(`${siteUrl}/api/users*`), page.goto(stranger.url)]);
    stranger.close();
    // The browser did send the admin's cookie.
    expect(await response.request().headerValue('cookie')).toContain('payload-token=');
    expect(response.status()).toBe(403);
    expect(await response.text()).toContain('This request was not sent by a page of this site.');
    expect(await accounts(api, email)).toBe(0);
  });
}

test('every method and kind of body is refused cross-site and accepted same-origin', async ({ api, changes, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Page ${word}`));
  const cookie = `payload-token=${tokenOf('admin')}`;
  const write = async (method: string, path: string, headers: Record<string, string>, body = '{"title":"Changed"}') => {
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body,
    });
    return response.status;
  };
  const elsewhere: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: siteUrl, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { authorization: 'Basic eDp5' },
  ];
  for (const headers of elsewhere) {
    const sent = JSON.stringify(headers);
    for (const method of ['PATCH', 'PUT', 'DELETE'])
      expect(await write(method, `/pages/${id}`, headers), sent).toBe(403);
    for (const path of ['/users/logout', '/globals/navigation', '/users/refresh-token', `/pages/${id}/duplicate`]) {
      expect(await write('POST', path, headers), `${path} ${sent}`).toBe(403);
    }
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(await write('POST', '/pages', { ...headers, 'content-type': type }), `${type} ${sent}`).toBe(403);
    }
    const override = { ...headers, 'x-payload-http-method-override': 'GET', 'x-http-method-override': 'GET' };
    expect(await write('POST', '/pages', override), sent).toBe(403);
  }
  expect((await api.latest('pages', id)).title).toBe(`Page ${word}`);
  expect(await write('PATCH', `/pages/${id}`, { origin: siteUrl, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect((await api.latest('pages', id)).title).toBe('Changed');
});

test('no other origin may read the API', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
    const { headers } = await fetch(`${siteUrl}/api/pages?limit=1`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('responses of the API are not cached', async () => {
  const authorization = `JWT ${tokenOf('admin')}`;
  for (const path of ['/api/users/me', '/api/users', '/api/pages?limit=1', '/api/inbox/messages/export', '/api/none']) {
    const { headers } = await fetch(siteUrl + path, { headers: { authorization } });
    expect(headers.get('cache-control'), path).toBe('private, no-store');
  }
});
