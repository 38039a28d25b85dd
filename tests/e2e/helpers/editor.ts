import { expect, type FrameLocator, type Locator, type Page, type Request, test } from '@playwright/test';
import { bar, showAs } from './bar';
import { hydrated } from './forms';

const STILL_MS = 250;
/** A step that hangs fails where it hangs, not at the end of the test. */
const PATIENCE_MS = 45_000;

/** Waits until the element is at rest: fields render as they scroll into view, and move what is below them. */
async function press(target: Locator): Promise<void> {
  let before: string | undefined;
  const isStill = async () => {
    await target.scrollIntoViewIfNeeded({ timeout: 2_000 });
    const now = JSON.stringify(await target.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect(async () => expect(await isStill()).toBe(true)).toPass({ intervals: [STILL_MS], timeout: 120_000 });
  await target.click({ timeout: 10_000 });
}

/** Waits, because a form collapses its rows when it has just rendered. */
export async function openRow(page: Page, row: string): Promise<void> {
  const toggle = page.locator(`${row} .collapsible__toggle`).first();
  await hydrated(toggle);
  await expect(async () => {
    const state = await toggle.getAttribute('aria-expanded', { timeout: 2_000 });
    if (state === 'false') await press(toggle);
    // On a busy browser, a second press would close the row that the first one opens.
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }).toPass({ timeout: 120_000 });
}

export const isPublish = (request: Request) =>
  ['PATCH', 'POST'].includes(request.method()) && /\/api\/[^?]+\?(?!.*draft=true)/.test(request.url());

/** How many presses it took: only new warnings ask. */
export async function pressPublish(page: Page, publish = page.locator('#action-save')): Promise<number> {
  let presses = 1;
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  await hydrated(publish);
  const sent = page.waitForRequest(isPublish, { timeout: PATIENCE_MS });
  const confirm = async () => {
    await anyway.waitFor();
    presses++;
    await anyway.click();
  };
  void confirm().catch(() => undefined);
  await publish.click({ timeout: PATIENCE_MS });
  await sent;
  return presses;
}

/** The preview opens by itself, unless this account closed one before, perhaps in another test. */
export async function showPreview(page: Page): Promise<void> {
  await expect(bar(page).getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  await expect(page.locator('#live-preview-iframe'))
    .toBeVisible()
    .catch(() => showAs(page, 'Show the preview'));
}

export async function openPreview(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/admin/collections/pages/${id}`);
  await showPreview(page);
  const preview = page.frameLocator('#live-preview-iframe');
  // The handles appear once the form has said what may be edited.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await preview.getByRole('heading', { level: 1 }).hover({ timeout: 2_000 });
    await expect(preview.getByRole('toolbar')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  return preview;
}

export const writing = (preview: FrameLocator): Locator => preview.locator('[data-writing]');

export const openSection = (page: Page, index: number): Promise<void> => openRow(page, `#blocks-row-${index}`);

/** Staff who use only mouse, keyboard and the admin's texts. Clicks and fields are annotations of the report. */
export class Editor {
  #clicks = 0;
  #fields = 0;
  readonly #begun = Date.now();

  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  async click(target: Locator): Promise<void> {
    await press(target);
    this.#clicks++;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.#fields++;
  }

  async addSection(kind: string): Promise<void> {
    const rows = this.page.locator('#field-blocks > .blocks-field__rows > div');
    const before = await rows.count();
    await this.click(this.page.getByRole('button', { name: 'Add Section' }));
    const exact = new RegExp(`^${kind}$`);
    await this.click(
      this.page
        .locator('.blocks-drawer__block')
        .filter({ has: this.page.getByText(exact) })
        .getByRole('button'),
    );
    // With an example, the row's label shows its content.
    await this.page.locator(`#blocks-row-${before} .row-label`, { hasText: kind }).waitFor({ timeout: PATIENCE_MS });
  }

  async confirmExamples(): Promise<void> {
    const list = this.page.getByRole('region', { name: 'Before publishing' });
    const example = list.getByRole('button', { name: /still the example/ });
    if (!(await list.isVisible())) await this.click(this.page.getByRole('button', { name: /^Checks/ }));
    await example.first().waitFor({ timeout: PATIENCE_MS });
    const ticking = this.page.locator('.example-notice input:focus');
    for (let count = await example.count(); count > 0; count = await example.count()) {
      // Long forms render slowly: the list gives up before the field exists.
      await expect(async () => {
        await this.click(example.first());
        await ticking.waitFor({ timeout: 6_000 });
      }).toPass({ timeout: PATIENCE_MS });
      // The focus moves to the next text of the section, until there is none.
      while ((await ticking.count()) > 0) await this.page.keyboard.press('Space');
      // Saves of earlier changes leave the count as it is.
      await expect.poll(() => example.count()).toBeLessThan(count);
    }
    await this.click(list.getByRole('button', { name: 'Close' }));
  }

  async publish(button?: Locator): Promise<void> {
    this.#clicks += await pressPublish(this.page, button);
    await this.page.locator('.payload-toast-container .toast-success').first().waitFor({ timeout: PATIENCE_MS });
  }

  /** With `atMost`, the clicks are a limit. */
  note(journey: string, atMost = Number.POSITIVE_INFINITY): void {
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    const description = `${this.#clicks} clicks, ${this.#fields} fields, ${seconds} s`;
    test.info().annotations.push({ type: journey, description });
    expect(this.#clicks, journey).toBeLessThanOrEqual(atMost);
  }
}
