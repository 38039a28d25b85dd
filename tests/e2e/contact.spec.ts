import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { comesAlive } from './helpers/forms';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast, readTheForm } from './helpers/toasts';
import { visitor } from './helpers/visitor';

const messagesOf = (email: string) =>
  rows<{ name: string; message: string; company: string | null; status: string; sent_from: string | null }>(
    'select name, message, company, status, sent_from from contact_messages where email = $1',
    email,
  );

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: false });
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function fill(page: Page, entries: Partial<Record<'Name' | 'Email' | 'Company' | 'Phone' | 'Message', string>>) {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
}

const good = () => ({ Name: 'Ada Example', Email: newEmail(), Message: 'What would you see in our grid?' });

test.beforeEach(async ({ page, context, javaScriptEnabled }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
  await page.goto('/contact');
  if (javaScriptEnabled !== false) await comesAlive(page);
});

test('the page has the content of the document', async ({ page }) => {
  await expect(page).toHaveTitle('Contact | Alethia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await expect(page.getByText('within 24 hours').first()).toBeVisible();
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
  const aside = page.getByRole('complementary', { name: 'Other ways to reach us' });
  await expect(aside.getByRole('link', { name: 'hello@alethia.example' })).toHaveAttribute(
    'href',
    'mailto:hello@alethia.example',
  );
  await expect(aside.getByRole('link', { name: '+1 303 555 0142' })).toHaveAttribute('href', 'tel:+13035550142');
  await expect(aside.getByRole('link', { name: 'Book a discovery session' })).toHaveAttribute('href', '/book');
});

const originOf = (email: string) => rows('select source_page, campaign from contact_messages where email = $1', email);
const fromLetter = { source_page: '/platform', campaign: { utm_source: 'letter' } };

test('a message is confirmed in a browser that blocks cookies', inFull, async ({ page }) => {
  const entries = good();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.route('**/forms/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: response.status(), body: await response.text() });
  });
  await page.reload();
  await comesAlive(page);
  await fill(page, entries);
  await readTheForm(page);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' })).toBeFocused();
  await expect(page).toHaveURL(`${siteUrl}/contact`);
  expect(await messagesOf(entries.Email)).toHaveLength(1);
});

test('a message is stored and confirmed to the visitor', async ({ page }) => {
  const entries = good();
  await page.goto('/contact', { referer: `${siteUrl}/platform?utm_source=letter&gclid=1` });
  await comesAlive(page);
  await fill(page, { ...entries, Company: 'Grid Ltd', Phone: '+1 303 555 0100' });
  await readTheForm(page);
  await submit(page).click();
  await expect(page).toHaveURL(`${siteUrl}/contact/success`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
  expect(await messagesOf(entries.Email)).toEqual([
    { name: 'Ada Example', message: entries.Message, company: 'Grid Ltd', status: 'new', sent_from: '/contact' },
  ]);
  expect(await originOf(entries.Email)).toEqual([fromLetter]);
});

/** An input and the text area; the other limits are tested in supabase/functions/_shared/contact.test.ts. */
const edges = [
  ['Name', '', 'Name is required', 'A'],
  ['Message', 'm'.repeat(2001), 'Message must be less than 2000 characters', 'm'.repeat(2000)],
] as const;

const isRed = (input: Locator) =>
  input.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return false;
    canvas.fillStyle = getComputedStyle(element).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > 2 * Math.max(green, blue);
  });

for (const [label, wrong, message, right] of sample(edges)) {
  test(`${label} of ${wrong.length} characters: '${message}', below the field; of ${right.length} it passes`, async ({
    page,
  }) => {
    // With another invalid field, nothing is sent and the messages appear.
    await fill(page, { ...good(), [label]: wrong });
    await submit(page).click();
    const input = field(page, label);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(message);
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    const [box, below] = [await input.boundingBox(), await alert.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    // The color of the border fades in.
    await expect.poll(() => isRed(input)).toBe(true);

    const other = label === 'Name' ? 'Message' : 'Name';
    await fill(page, { [label]: right, [other]: '' });
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(0);
    await expect(field(page, other)).toHaveAttribute('aria-invalid', 'true');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });
}

for (const viewport of sample([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test(`the label of a wrong field is below the bar, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await fill(page, { ...good(), Message: '' });
    const input = field(page, 'Message');
    // The label is where the bar is going to be.
    await input.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' }),
    );
    await page.locator('form#contact').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(input).toBeFocused();
    const label = () =>
      input.evaluate((element: HTMLTextAreaElement) => element.labels[0]?.getBoundingClientRect().top ?? 0);
    await expect.poll(label).toBeGreaterThanOrEqual(64);
  });
}

test('while sending, the button says so and is disabled; a double click stores one row', async ({ page }) => {
  const entries = good();
  await page.route('**/forms/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/contact')) sent++;
  });
  await fill(page, entries);
  await readTheForm(page);
  await submit(page).dblclick();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  await expect(page).toHaveURL(`${siteUrl}/contact/success`);
  expect(sent).toBe(1);
  expect(await messagesOf(entries.Email)).toHaveLength(1);
});

test('going back and sending the same again stores one row', inFull, async ({ page }) => {
  const entries = good();
  for (let time = 0; time < 2; time++) {
    await page.goto('/contact');
    await fill(page, entries);
    await readTheForm(page);
    await submit(page).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success`);
    await page.goBack();
    await expect(submit(page)).toBeEnabled();
  }
  expect(await messagesOf(entries.Email)).toHaveLength(1);
});

const failures = [
  [
    'the server’s own text',
    {
      status: 422,
      json: {
        ok: false,
        errors: {},
        notice: { title: 'Error sending message', description: 'No more today.', tone: 'destructive' },
      },
    },
    'No more today.',
  ],
  ['a 500 without a body', { status: 500, body: '' }, 'Failed to submit form'],
  [
    'a body that is no JSON',
    { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
    'Failed to submit form',
  ],
  ['no response', 'abort', 'Please try again later.'],
] as const;

for (const [what, response, text] of sample(failures)) {
  test(`${what}: the toast says '${text}', the entries stay, and the next try works`, async ({ page }) => {
    const entries = good();
    await page.route('**/forms/contact', (route) => (response === 'abort' ? route.abort() : route.fulfill(response)));
    await fill(page, entries);
    await readTheForm(page);
    await submit(page).click();
    await expectToast(page, 'Error sending message', text);
    for (const [label, value] of Object.entries(entries)) await expect(field(page, label)).toHaveValue(value);
    expect(await messagesOf(entries.Email)).toEqual([]);

    await page.unroute('**/forms/contact');
    await submit(page).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success`);
    expect(await messagesOf(entries.Email)).toHaveLength(1);
  });
}

test('an error toast stays until it is dismissed, and a new one takes its place', inFull, async ({ page }) => {
  await page.route('**/forms/contact', (route) => route.fulfill({ status: 500, body: '' }));
  await fill(page, good());
  for (let time = 0; time < 2; time++) {
    await submit(page).click();
    await expectToast(page, 'Error sending message');
  }
  // Twice the duration of a success toast.
  await page.waitForTimeout(8_000);
  await expectToast(page, 'Error sending message');
  await page.getByRole('button', { name: /close toast/i }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('if the rules do not load, the server’s errors are shown', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await fill(page, { ...good(), Name: '', Message: 'm'.repeat(2001) });
  await submit(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Message must be less than 2000 characters')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, and the success page follows', async ({ page }) => {
    const entries = good();
    await fill(page, entries);
    await submit(page).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success#main`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
    expect(await messagesOf(entries.Email)).toMatchObject([
      { name: entries.Name, status: 'new', sent_from: '/contact' },
    ]);
  });

  test('a message keeps its campaign when the page comes back', async ({ page }) => {
    const entries = good();
    await page.goto('/contact?utm_source=letter&gclid=1');
    await fill(page, { ...entries, Email: 'ada' });
    await submit(page).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await fill(page, entries);
    await submit(page).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success#main`);
    expect(await originOf(entries.Email)).toMatchObject([{ campaign: { utm_source: 'letter' } }]);
  });

  test('the page comes back with the messages and the entries', async ({ page }) => {
    const text = `Line one\nline two <b>"quoted"</b> 🛰️ שלום`;
    await fill(page, { Name: '', Email: 'ada', Company: 'Grid & Sons', Message: text });
    const [response] = await Promise.all([page.waitForNavigation(), submit(page).click()]);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
    expect(page.url()).toMatch(/\/contact(#contact)?$/);
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue('ada');
    await expect(field(page, 'Company')).toHaveValue('Grid & Sons');
    await expect(field(page, 'Message')).toHaveValue(text);
  });

  test('submissions of bots are stored as spam and get the usual response', async ({ page }) => {
    const entries = good();
    await fill(page, entries);
    await page.locator('input[name="website"]').evaluate((input) => input.setAttribute('value', 'x'));
    await submit(page).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success#main`);
    expect(await messagesOf(entries.Email)).toMatchObject([{ status: 'spam' }]);
  });
});

test('the rules load when the form is sent, not before', inFull, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const hasRules = async () => (await Promise.all(scripts)).some((script) => script.includes('ZodError'));
  await page.reload();
  await comesAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await hasRules()).toBe(false);
  await submit(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await hasRules()).toBe(true);
});

test('people neither see nor reach the honeypot', async ({ page }) => {
  const honeypot = page.locator('input[name="website"]');
  const box = await page.locator('.honeypot').boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1);
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.locator('[aria-hidden="true"]').filter({ has: honeypot })).toHaveCount(1);
});

test('too many messages from one address are refused with a clear message', inFull, async ({ page }) => {
  const { Email } = good();
  for (let n = 0; n < 6; n++) {
    await page.request.post('/forms/contact', {
      data: { name: 'Ada', email: Email, message: `Number ${n}`, elapsed: '9000' },
      headers: { 'x-forwarded-for': visitor() },
    });
  }
  await fill(page, { ...good(), Email });
  await readTheForm(page);
  await submit(page).click();
  await expectToast(
    page,
    'Error sending message',
    'You have sent several requests in a short time. Please try again later, or write to us directly.',
  );
});

test.describe('the success page', () => {
  test('without the marker leads to the form', async ({ page, request }) => {
    await page.goto('/contact/success');
    await expect(page).toHaveURL(`${siteUrl}/contact`);
    expect((await request.get('/contact/success', { maxRedirects: 0 })).status()).toBe(307);
  });

  test('is not cached for visitors without the marker', async ({ playwright }) => {
    const ask = async (cookie?: string) => {
      const context = await playwright.request.newContext({ baseURL: siteUrl });
      const response = await context.get('/contact/success', { maxRedirects: 0, headers: cookie ? { cookie } : {} });
      return { status: response.status(), control: response.headers()['cache-control'] ?? '' };
    };
    for (let time = 0; time < 3; time++) {
      const withMarker = await ask('contact-sent=1');
      expect(withMarker.status).toBe(200);
      expect(withMarker.control).not.toMatch(/public|s-maxage/);
      expect((await ask()).status).toBe(307);
    }
  });

  const arrive = async (context: BrowserContext) => {
    await context.addCookies([{ name: 'contact-sent', value: '1', url: `${siteUrl}/contact/success` }]);
  };

  test('has its texts, its buttons, and is hidden from search engines', async ({ page, context }) => {
    await arrive(context);
    await page.goto('/contact/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
    await expect(page.getByText('within 24 hours').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Explore the platform' })).toHaveAttribute('href', '/platform');
    await expect(main.getByRole('link', { name: 'Email us directly' })).toHaveAttribute(
      'href',
      'mailto:hello@alethia.example',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('the marker is unreadable for scripts, limited to one purpose, and short-lived', async ({ request }) => {
    const response = await request.post('/forms/contact', {
      data: { name: 'Ada', email: newEmail(), message: 'Hello', elapsed: '9000' },
    });
    const cookie = response.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^contact-sent=1;/);
    expect(cookie).toMatch(/Path=\/contact\/success/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(Number(cookie.match(/Max-Age=(\d+)/)?.[1])).toBeLessThanOrEqual(600);
  });
});

test.describe('the endpoint behind the form', () => {
  const cases = [
    ['/forms/nothing', { data: {} }, 404],
    ['/forms/contact', { form: { name: 'x' } }, 415],
    ['/forms/contact', { headers: { 'content-type': 'application/json' }, data: Buffer.from('{') }, 400],
    ['/forms/contact', { data: [] }, 400],
    ['/forms/contact', { data: { name: { toString: 'x' } } }, 400],
    ['/forms/contact', { data: { message: 'm'.repeat(70_000) } }, 413],
    ['/forms/contact', { data: {} }, 422],
  ] as const;
  for (const [path, options, status] of cases) {
    test(`${path} with ${JSON.stringify(options).slice(0, 60)} gets ${status}`, async ({ request }) => {
      expect((await request.post(path, options)).status()).toBe(status);
    });
  }
});

test('a form sent before the framework has loaded is handled', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-live', '');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(new URL(page.url()).pathname).toBe('/contact');
  release();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('a double click without the framework sends the form once, as without scripts', inFull, async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-live', '');
  const entries = { Name: 'Ada Example', Email: newEmail(), Message: 'What would you see in our grid?' };
  for (const [label, value] of Object.entries(entries)) await page.getByRole('textbox', { name: label }).fill(value);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await send.click();
  // The submit waits for the framework.
  await page.waitForTimeout(2000);
  expect(sent.filter((path) => path !== '/views')).toEqual([]);
  await expect(page).toHaveURL(/\/contact\/success/);
  expect(sent.filter((path) => path !== '/views')).toEqual(['/contact']);
});

test('a form sent offline, before the framework has loaded, waits for the connection', inFull, async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-live', '');
  const entries = good();
  await fill(page, entries);
  await page.context().setOffline(true);
  await submit(page).click();
  // Longer than the form waits for the framework.
  await page.waitForTimeout(9_000);
  await expect(field(page, 'Message')).toHaveValue(entries.Message);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/contact\/success/);
  expect(await messagesOf(entries.Email)).toHaveLength(1);
});

test('on an untouched page the framework is not requested', inFull, async ({ context }) => {
  // Without pointer events.
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-live', '');
  expect(scripts.filter((url) => url.includes('/_next/'))).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.filter((url) => url.includes('/_next/')).length).toBeGreaterThan(3);
});
