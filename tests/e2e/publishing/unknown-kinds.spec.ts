import { expect } from '@playwright/test';
import { arrange, framed, panel, statement, titleOf, toggle } from '../helpers/arrange-page-first';
import { siteUrl, visit } from '../helpers/site';

const gone = { id: 'row-of-a-gone-kind', blockType: 'gone', heading: 'Kept', cards: [{ id: 'card', title: 'Too' }] };

arrange(
  'a page with a section of an unknown kind is edited and published, and keeps it until it is removed',
  async ({ api, open, page, word }) => {
    const id = await open(page, 0);
    await expect(panel(page)).toBeVisible();
    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: [gone, ...blocks, statement(`Said ${word}`)] });
    await page.goto(`${siteUrl}/admin/collections/pages/${id}`);

    const notice = page.getByRole('listitem').filter({ hasText: 'The site no longer has the kind “gone”.' });
    await expect(notice).toContainText('Section 1');
    await expect(framed(page).getByText(`Said ${word}`)).toBeVisible();
    await toggle(page, 2).click();
    await expect(titleOf(page)).toHaveText('Statement');
    await expect(notice).toBeHidden();
    const text = page.locator('#field-blocks__2__text');
    await text.fill('');
    await text.pressSequentially(`Typed letter by letter ${word}`);
    await expect(framed(page).getByText(`Typed letter by letter ${word}`)).toBeVisible();
    const stored = async () => (await api.latest('pages', id)).blocks;
    await expect.poll(async () => JSON.stringify(await stored())).toContain(`Typed letter by letter ${word}`);
    expect(await stored()).toMatchObject([gone, {}, {}]);

    await api.publish('pages', id, {});
    await expect.poll(async () => (await visit(`/${word}`)).body).toContain(`Typed letter by letter ${word}`);

    const versions = `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=50&depth=0`;
    const { docs } = await api.send<{ docs: { id: string }[] }>('GET', versions);
    const compared = `versions/${docs[0]?.id}?versionFrom=${docs.at(-1)?.id}`;
    await page.goto(`${siteUrl}/admin/collections/pages/${id}/${compared}`);
    await expect(page.getByText(`Typed letter by letter ${word}`).first()).toBeVisible();

    await page.goto(`${siteUrl}/admin/collections/pages/${id}`);
    await notice.getByRole('button', { name: 'Move Section 1 down' }).click();
    await expect(notice).toContainText('Section 2');
    await expect.poll(stored).toMatchObject([{ blockType: 'hero' }, gone, { blockType: 'statement' }]);
    await notice.getByRole('button', { name: 'Remove Section 2' }).click();
    await expect(notice).toBeHidden();
    await expect.poll(async () => JSON.stringify(await stored())).not.toContain(gone.id);
  },
);
