import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { signIn as enter, field, fill, openMailed, password, press, signUp } from './helpers/accounts';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast } from './helpers/toasts';
import { visitor } from './helpers/visitor';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('alethia-session'));
/** Of the next page, which has no toaster. */
const notice = (page: Page) => page.getByRole('status');

async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/auth');
  await enter(page, email, secret);
}

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign out' });

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

test('both modes have the texts of the document', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveTitle('Sign In | Alethia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByText('Sign in to your account to continue')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect((await page.locator('.auth-figure svg').boundingBox())?.width).toBeGreaterThan(300);

  await press(page, "Don't have an account? Sign up");
  await expect(page).toHaveTitle('Sign Up | Alethia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await expect(page.getByText('Create an account to get started')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveAttribute('required');
  await expect(field(page, 'Password')).toHaveAttribute('minlength', '8');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Must be at least 8 characters');
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();

  await press(page, 'Already have an account? Sign in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  // The button that was pressed is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the title is that of each mode', inFull, async ({ page }) => {
  await page.goto('/auth');
  for (const [way, back, title] of [
    ['Email me a sign-in link', 'Sign in with your password', 'Sign in by email'],
    ['Forgot your password?', 'Back to sign in', 'Reset your password'],
  ] as const) {
    await press(page, way);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Alethia`);
    await press(page, back);
    await expect(page).toHaveTitle('Sign In | Alethia');
  }
  await page.goto('/auth#link=abc&type=magiclink');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(page).toHaveTitle('One more step | Alethia');
});

test('a browser that blocks storage says so, instead of forgetting who signs in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await signIn(page, newEmail());
  await expectToast(page, 'Your browser blocks storage');
  await press(page, "Don't have an account? Sign up");
  const address = newEmail();
  await fill(page, { 'Full Name': 'Ada Example', Email: address, Password: password });
  await press(page, 'Create Account');
  await expectToast(page, 'Your browser blocks storage');
  await expect(page).toHaveURL(`${siteUrl}/auth`);
  expect(await rows('select 1 from auth.users where email = $1', address)).toEqual([]);
});

/** One for each field; the rules themselves are tested in src/visitors/accounts/check.test.ts. */
const rules = [
  ['sign-in', { Email: 'ada', Password: '' }, 'Invalid email address'],
  ['sign-up', { Email: 'a@b.example', Password: '', 'Full Name': 'Jo' }, 'Password must be at least 8 characters'],
  ['sign-up', { Email: '', Password: '', 'Full Name': '' }, 'Name must be at least 2 characters'],
] as const;

for (const [mode, entries, message] of sample(rules)) {
  test(`${mode}: the first rule that fails is a toast: '${message}' (${Object.values(entries).map((value) => value.length)})`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/auth\/v1\/(?!settings)/.test(request.url())) calls.push(request.url());
    });
    await page.goto('/auth');
    if (mode === 'sign-up') await press(page, "Don't have an account? Sign up");
    await fill(page, entries);
    await press(page, mode === 'sign-up' ? 'Create Account' : 'Sign In');
    await expectToast(page, 'Validation Error', message);
    expect(calls).toEqual([]);
    // The first wrong field from the top.
    const wrong = page.locator('form [aria-invalid="true"]');
    await expect(wrong).toHaveCount(1);
    await expect(wrong).toBeFocused();
    // The toast can be closed.
    await expect(wrong).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(page.locator('form .field-error')).toHaveText(message);
    const first = /^(Name|Email|Invalid email|Password)/.exec(message)?.[0].replace('Invalid email', 'Email');
    await expect(wrong).toHaveAccessibleName(first === 'Name' ? 'Full Name' : (first ?? ''));
    await press(page, mode === 'sign-up' ? 'Create Account' : 'Sign In');
    await expect(wrong).toBeFocused();
  });
}

test('sign-up makes an account and a profile, signs in and leads home', async ({ page }) => {
  const address = newEmail('Upper');
  await signUp(page, address);
  await expect(notice(page)).toContainText('Account Created!');
  await expect(notice(page)).toContainText("You've successfully signed up. Welcome!");
  const found = await rows(
    'select display_name, email from profiles p join auth.users u on u.id = p.user_id where lower(u.email) = lower($1)',
    address,
  );
  expect(found).toMatchObject([{ display_name: 'Ada Example' }]);
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
});

test('the notice of the next page stays while its link has the focus', inFull, async ({ page }) => {
  await signUp(page);
  const link = notice(page).getByRole('link', { name: 'Go to your account' });
  await link.focus();
  await page.waitForTimeout(9_000);
  await expect(link).toBeFocused();
  await link.evaluate((element) => element.blur());
  await expect(link).toHaveCount(0);
});

test('a profile that cannot be saved is only logged', inFull, async ({ page }) => {
  await page.route('**/rest/v1/profiles**', (route) => route.fulfill({ status: 500, body: '' }));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signUp(page);
  await expect(notice(page)).toContainText('Account Created!');
  expect(logged.join('\n')).toContain('Profile not saved');
});

test('a second account with the same address is refused', inFull, async ({ page, browser }) => {
  const address = await signUp(page);
  const other = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': visitor() } })).newPage();
  await other.goto('/auth');
  await press(other, "Don't have an account? Sign up");
  await fill(other, { 'Full Name': 'Somebody', Email: address, Password: password });
  await press(other, 'Create Account');
  await expectToast(other, 'Account Exists', 'This email is already registered. Please sign in instead.');
  await expect(field(other, 'Email')).toHaveValue(address);
  await other.context().close();
});

test('sign-out, then sign-in: wrong password refused, right one leads home', async ({ page }) => {
  const address = await signUp(page);
  await signOut(page).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(notice(page)).toContainText('Signed out');
  await expect(signOut(page)).toBeHidden();
  expect(await stored(page)).toBeNull();

  await signIn(page, address, 'not the password');
  await expectToast(page, 'Login Failed', 'Invalid email or password. Please try again.');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(address);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign In');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(notice(page)).toContainText('Welcome back!');
  await expect(notice(page)).toContainText("You've successfully signed in.");
  await expect(signOut(page)).toBeVisible();
});

test('an unknown address is refused with the same words as a wrong password', async ({ page }) => {
  await signIn(page, newEmail());
  await expectToast(page, 'Login Failed', 'Invalid email or password. Please try again.');
});

test('during a request, the button says so and is disabled', inFull, async ({ page }) => {
  await page.route('**/auth/v1/token**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await signIn(page, newEmail());
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await expectToast(page, 'Login Failed');
});

test('signed-in visitors are redirected home', inFull, async ({ page }) => {
  await signUp(page);
  await page.goto('/auth');
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('signing out is also in the menu of narrow screens', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.locator('.nav-menu > summary').click();
  await signOut(page).filter({ visible: true }).click();
  await expect(notice(page)).toContainText('Signed out');
  expect(await stored(page)).toBeNull();
});

test('signed-out visitors see no sign-out link', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.nav[data-live]')).toBeVisible();
  await expect(signOut(page)).toBeHidden();
});

test('a session that was ended elsewhere ends here with a notice', inFull, async ({ page }) => {
  const address = await signUp(page);
  await rows(
    'delete from auth.sessions s using auth.users u where u.id = s.user_id and lower(u.email) = lower($1)',
    address,
  );
  await page.goto('/auth');
  await expectToast(page, 'Your session has ended', 'Please sign in again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  expect(await stored(page)).toBeNull();
  await fill(page, { Email: address, Password: password });
  await press(page, 'Sign In');
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('an expired session is renewed, or ends if that fails', inFull, async ({ page }) => {
  await signUp(page);
  const expire = (refreshToken?: string) =>
    page.evaluate((token) => {
      const session = JSON.parse(localStorage.getItem('alethia-session') ?? '{}');
      session.expires_at = Math.floor(Date.now() / 1000) - 60;
      if (token) session.refresh_token = token;
      localStorage.setItem('alethia-session', JSON.stringify(session));
    }, refreshToken);
  await expire();
  const before = JSON.parse((await stored(page)) ?? '{}');
  await page.goto('/auth');
  await expect(page).toHaveURL(`${siteUrl}/`);
  const after = JSON.parse((await stored(page)) ?? '{}');
  expect(after.refresh_token).not.toBe(before.refresh_token);
  expect(after.expires_at).toBeGreaterThan(Date.now() / 1000);

  // To a clock that is hours slow, a token that has expired seems valid.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('alethia-session') ?? '{}');
    session.access_token = 'expired.expired.expired';
    localStorage.setItem('alethia-session', JSON.stringify(session));
  });
  await page.goto('/account');
  await expect(page.getByText('Signed in as Ada Example.')).toBeVisible();

  await expire('no-such-token');
  await page.goto('/auth');
  await expectToast(page, 'Your session has ended', 'Please sign in again.');
  expect(await stored(page)).toBeNull();
});

test('signing out works while the service does not respond', inFull, async ({ page }) => {
  await signUp(page);
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await signOut(page).click();
  await expect(notice(page)).toContainText('Signed out');
  expect(await stored(page)).toBeNull();
});

const refusals = [
  [
    'a rate limit',
    { status: 429, json: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' } },
    'Too many attempts',
  ],
  [
    'an address that is not confirmed',
    { status: 400, json: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' } },
    'Confirm your email',
  ],
  ['a message of its own', { status: 422, json: { code: 422, msg: 'Signups not allowed for this instance' } }, 'Error'],
  ['a 500 without a body', { status: 500, body: '' }, 'Error'],
  ['no response', 'abort', 'Error'],
] as const;

for (const [what, response, title] of sample(refusals)) {
  test(`${what} has a clear toast: '${title}'`, async ({ page }) => {
    await page.route('**/auth/v1/token**', (route) => (response === 'abort' ? route.abort() : route.fulfill(response)));
    await signIn(page, newEmail());
    await expectToast(page, title);
    const text = await page.locator('[data-sonner-toast] [data-description]').textContent();
    expect(text).not.toMatch(/fetch|JSON|\{|undefined|status/i);
    if (what === 'no response' || what === 'a 500 without a body')
      expect(text).toBe('An unexpected error occurred. Please try again.');
    if (what === 'a message of its own') expect(text).toBe('Signups not allowed for this instance');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  });
}

test('a service that never responds is given up, and can be tried again', inFull, async ({ page }) => {
  await page.route('**/auth/v1/token**', () => undefined);
  await signIn(page, newEmail());
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});

test('where the address has to be confirmed first, sign-up says so and stays', async ({ page }) => {
  const user = { id: '00000000-0000-4000-8000-000000000009', email: 'a@b.example', identities: [] };
  await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json: user }));
  await page.goto('/auth');
  await press(page, "Don't have an account? Sign up");
  await fill(page, { 'Full Name': 'Ada', Email: 'a@b.example', Password: password });
  await press(page, 'Create Account');
  await expectToast(page, 'Check your email');
  await expect(page).toHaveURL(`${siteUrl}/auth`);
  expect(await stored(page)).toBeNull();
});

test.describe('a forgotten password', () => {
  const mailbox = process.env.MAILBOX_URL ?? '';

  async function linkFor(address: string): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(async () => {
        const all = (await (await fetch(`${mailbox}.json`)).json()) as { to: string[]; text: string }[];
        link = all
          .find(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()))
          ?.text.match(/https?:\S+/)?.[0];
        return link;
      })
      .toBeTruthy();
    return link ?? '';
  }

  test('is replaced through a link in a mail, which works once', async ({ page }) => {
    test.skip(!mailbox, 'MAILBOX_URL names the mailbox of the site under test');
    const address = await signUp(page);
    await signOut(page).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await page.goto('/auth');
    await press(page, 'Forgot your password?');
    await field(page, 'Email').fill(address);
    await press(page, 'Send link');
    await expectToast(page, 'Check your email');
    const link = await linkFor(address);

    await openMailed(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
    expect(page.url()).not.toContain('access_token');
    await field(page, 'Password').fill('short');
    await press(page, 'Save password');
    await expectToast(page, 'Validation Error', 'Password must be at least 8 characters');
    await field(page, 'Password').fill('a new one to remember');
    await press(page, 'Save password');
    await expect(page).toHaveURL(`${siteUrl}/`);
    await expect(notice(page)).toContainText('Password changed');

    await signOut(page).click();
    await expect(notice(page)).toContainText('Signed out');
    await signIn(page, address);
    await expectToast(page, 'Login Failed');
    await field(page, 'Password').fill('a new one to remember');
    await press(page, 'Sign In');
    await expect(page).toHaveURL(`${siteUrl}/`);

    await signOut(page).click();
    await expect(notice(page)).toContainText('Signed out');
    await openMailed(page, link);
    await expectToast(page, 'This link has expired', 'Ask for a new one below.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  });

  test('of an unknown address gets the same response', async ({ page }) => {
    await page.goto('/auth');
    await press(page, 'Forgot your password?');
    await field(page, 'Email').fill(newEmail('nobody'));
    await press(page, 'Send link');
    await expectToast(page, 'Check your email');
  });
});

test('no page but this one loads Supabase’s client, and this one only when it is used', inFull, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const holdsClient = async () => (await Promise.all(scripts)).some((text) => text.includes('GoTrueClient'));
  for (const path of ['/contact', '/about/newsletters', '/booking', '/calendar', '/auth']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await holdsClient(), path).toBe(false);
  }
  await fill(page, { Email: newEmail(), Password: password });
  await press(page, 'Sign In');
  await expectToast(page, 'Login Failed');
  expect(await holdsClient()).toBe(true);
});

for (const path of ['/auth', '/account'])
  test(`${path} says in time that what it needs never loaded`, async ({ page }) => {
    const hint = page.getByText('A part of this page may not have loaded: load it again.');
    await page.route('**/_next/static/chunks/**', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    // They are requested after the first paint, which may be long after the page has loaded.
    const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.goto(path);
    await expect(hint).toBeHidden();
    await refused;
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(hint).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('link', { name: 'load it again' }).click();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await expect(hint).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and puts no password into an address', async ({ page, request }) => {
    // With scripts merely blocked, the browser does not render <noscript>.
    expect(await (await request.get('/auth')).text()).toMatch(/<noscript>.*Signing in needs JavaScript\./);
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  });
});
