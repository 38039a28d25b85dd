import { expect, type Page } from '@playwright/test';
import { inFull } from '../helpers/extent';
import { hasMailbox, linkIn, mailTo } from './helpers/accounts';
import { faults } from './helpers/axe';
import { comesAlive } from './helpers/forms';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast, readTheForm } from './helpers/toasts';
import { asVisitor } from './helpers/visitor';

test.use({ timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(asVisitor()));

const submit = (page: Page) => page.getByRole('button', { name: 'Diesen Termin buchen' });
const languageOf = async (table: string, email: string) =>
  (await rows<{ language: string }>(`select language from ${table} where email = $1`, email))[0]?.language;

/** Other tests do not book such late days. */
async function chooseLate(page: Page, index: number): Promise<void> {
  await page.getByRole('navigation', { name: 'Tage mit freien Terminen' }).getByRole('link').last().click();
  const radio = page.locator('.booking-day').last().getByRole('radio').nth(index);
  await expect(radio).toBeInViewport();
  await radio.check({ force: true });
}

test('the calendar shows errors and the confirmation in German', async ({ page }) => {
  const email = newEmail('leserin');
  await page.goto('/calendar?lang=de');
  await comesAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erstgespräch buchen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Uhrzeiten: Mitteleuropäische Zeit (Berlin)')).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Bitte geben Sie Ihren Namen ein',
  );
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  );
  await expect(page.getByText('Bitte wählen Sie einen Termin')).toBeVisible();
  expect(await faults(page, 'main')).toEqual([]);
  await chooseLate(page, 0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Beispiel');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await readTheForm(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/calendar\/[0-9a-f-]{36}\?lang=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin ist gebucht');
  await expect(page.locator('.session-time')).toContainText(/\d\d:\d\d bis \d\d:\d\d Uhr/);
  expect(await languageOf('bookings', email)).toBe('de');
  if (hasMailbox) expect((await mailTo(email, 'Erstgespräch')).text).toContain('Ihr Erstgespräch ist gebucht.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar returns in German with its errors, then confirms', async ({ page }) => {
    const email = newEmail('leserin');
    await page.goto('/calendar?lang=de');
    await chooseLate(page, 1);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Beispiel');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erstgespräch buchen');
    await expect(page.getByRole('alert').filter({ hasText: 'Ihr Termin ist nicht gebucht' })).toBeVisible();
    await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin ist gebucht');
    expect(await languageOf('bookings', email)).toBe('de');
  });

  test('the page of a subscription is German behind the link of a German mail', async ({ page }) => {
    test.skip(!hasMailbox, 'This site has no mailbox.');
    const email = newEmail('leserin');
    const sent = await page.request.post(`${siteUrl}/forms/newsletter`, {
      data: { email, language: 'de', elapsed: '5000', companyEmail: 'hello@alethia.example' },
    });
    expect(await sent.json()).toMatchObject({ ok: true, notice: { title: 'Anmeldung erfolgreich!' } });
    await page.goto(linkIn(await mailTo(email, 'Bestätigen Sie Ihr Abonnement')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigen Sie Ihr Abonnement');
    await page.getByRole('button', { name: 'Abonnement bestätigen' }).click();
    await expect(page).toHaveURL(`${siteUrl}/subscription?done=confirmed&lang=de`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben The Signal abonniert');
  });
});

test('sign-in, account and sign-out are German, and so is the mail with a new link', inFull, async ({ page }) => {
  const email = newEmail('leserin');
  await page.goto('/auth/de');
  await expect(page).toHaveTitle('Anmelden | Alethia');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expectToast(page, 'Bitte prüfen Sie Ihre Angaben', 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await page.getByRole('button', { name: 'Noch kein Konto? Registrieren' }).click();
  await page.getByRole('textbox', { name: 'Vollständiger Name' }).fill('Ada Beispiel');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL(`${siteUrl}/account/de`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto');
  await expect(page.getByText('Angemeldet als Ada Beispiel.')).toBeVisible();
  await page.getByRole('button', { name: 'Link per E-Mail erhalten' }).click();
  await expectToast(page, 'Prüfen Sie Ihr Postfach');
  if (hasMailbox) {
    const { text } = await mailTo(email, 'Bestätigen Sie Ihre E-Mail-Adresse');
    expect(text).toContain(`${siteUrl}/account/de#confirm=`);
  }
  expect(await faults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Hier abmelden' }).click();
  await expect(page).toHaveURL(`${siteUrl}/auth/de`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück');
});

test('a German page whose words do not load at first stays as it is, and works once they have', async ({ page }) => {
  let failures = 2;
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const isGerman = (await response.text()).includes('Bitte prüfen Sie Ihre Angaben');
    if (isGerman && failures-- > 0) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto('/auth/de');
  await expect.poll(() => failures).toBeLessThan(0);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expectToast(page, 'Bitte prüfen Sie Ihre Angaben', 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
});

test('an English page loads no German text', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  for (const [path, button] of [
    ['/contact', 'Send message'],
    ['/auth', 'Sign In'],
  ] as const) {
    await page.goto(path);
    await page.mouse.move(10, 300);
    await page.getByRole('button', { name: button, exact: true }).click();
    // The rules are loaded by then.
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  }
  const all = scripts.join('\n');
  expect(all).toContain('Name is required');
  expect(all).not.toMatch(/Bitte geben Sie|Nachricht senden|Willkommen zur/);
  expect(await page.content()).not.toContain('Bitte geben Sie');
});
