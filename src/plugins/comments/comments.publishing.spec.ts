import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { showPreview } from '../../../tests/e2e/helpers/editor';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

test('a section is discussed in the form and in the preview, and the conversation is resolved', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: { id: string }[] };
  const { threads } = await api.send<{ threads: { id: string }[] }>('POST', '/comments/write', {
    collection: 'pages',
    id,
    anchor: `blocks.~${blocks[0]?.id}.heading`,
    text: `Shorter, ${word}.`,
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Comments (1)' }).click();
  const panel = page.getByRole('region', { name: 'Comments' });
  await expect(panel).toContainText(`Shorter, ${word}.`);

  await panel.getByRole('button', { name: 'Reply' }).click();
  const reply = panel.getByRole('textbox', { name: 'Reply' });
  await reply.pressSequentially('Ask @');
  await expect(panel.getByRole('listbox', { name: 'Colleagues' }).getByRole('option').first()).toBeVisible();
  await reply.press('Enter');
  await expect(reply).toHaveValue(/^Ask @\S.* $/);
  // A colleague resolves the conversation meanwhile: what is being typed stays.
  for (const step of ['resolve', 'reopen']) {
    await api.send('POST', `/comments/${threads[0]?.id}/${step}`, {});
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panel.getByRole('button', { name: step === 'resolve' ? 'Reopen' : 'Resolve' })).toBeVisible();
    await expect(reply).toHaveValue(/^Ask @/);
  }
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(panel.getByRole('listitem').getByText(/^Ask @/)).toBeVisible();

  await showPreview(page);
  const preview = page.frameLocator('#live-preview-iframe');
  const pin = preview.getByRole('button', { name: `Comment 1: Shorter, ${word}.` });
  await expect(pin).toBeVisible();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByRole('button', { name: 'Comments', exact: true })).toBeVisible();
  await expect(pin).toHaveCount(0);

  const checksButton = page.getByRole('button', { name: /^Checks/ });
  const checks = page.getByRole('region', { name: 'Before publishing' });
  await checksButton.click();
  await expect(panel).toBeHidden();
  await checks.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(checks).toBeHidden();
  await expect(checksButton).toBeFocused();
});
