import type { Page } from '@playwright/test';
import { samplePage, test } from './changes';
import { prefer } from './page-first';
import { siteUrl } from './site';
import { type TemporaryStaff, temporaryStaff } from './temporary-staff';

export const statement = (text: string) => ({
  blockType: 'statement',
  text,
  layout: 'plain',
  section: { ground: 'white', spacing: 'standard' },
});

export const panel = (page: Page) => page.locator('.page-panel');
export const titleOf = (page: Page) => panel(page).getByRole('heading', { level: 2 });
export const framed = (page: Page) => page.frameLocator('#live-preview-iframe');
export const heading = (page: Page) => page.locator('#field-blocks__0__heading');
export const toggle = (page: Page, index: number) => page.locator(`#blocks-row-${index} .collapsible__toggle`).first();

type Opened = {
  person: TemporaryStaff;
  /** Opens a page of a hero and statements. Returns its id. */
  open: (page: Page, statements?: number) => Promise<string>;
};

/** For a person of their own, who has not chosen the whole form. */
export const arrange = test.extend<Opened>({
  person: async ({ api, changes }, use) => {
    const person = await temporaryStaff(api, 'editor');
    changes.later(person.remove);
    await prefer(person.token, 'page first');
    await use(person);
  },
  open: async ({ changes, person, word }, use) => {
    await use(async (page, statements = 1) => {
      const sample = samplePage(`/${word}`, `First ${word}`);
      const [hero] = sample.blocks as object[];
      const sections = Array.from({ length: statements }, (_, index) =>
        statement(index === 0 ? `Said ${word}` : `Said ${word} ${index + 1}`),
      );
      const { id } = await changes.create('pages', { ...sample, blocks: [hero, ...sections] });
      await page.context().addCookies([{ name: 'payload-token', value: person.token, url: siteUrl, httpOnly: true }]);
      await page.goto(`/admin/collections/pages/${id}`);
      return id;
    });
  },
});
