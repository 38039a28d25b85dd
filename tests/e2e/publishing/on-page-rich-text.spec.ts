import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { body, h2, p, ul } from '@/seed/write';
import { inFull } from '../../helpers/extent';
import { samplePage, section, test } from '../helpers/changes';
import * as clipboards from '../helpers/clipboards';
import { openPreview, openSection, pressPublish, writing } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { storePicture } from '../helpers/pictures';

test.use({ storageState: sessionFile('editor') });

type Node = {
  type: string;
  text?: string;
  format?: number;
  listType?: string;
  fields?: { url?: string };
  children?: Node[];
};

const inWords = ({ type, text, format, fields, children = [] }: Node): string => {
  if (type === 'text') return format === 1 ? `*${text}*` : format === 2 ? `_${text}_` : (text ?? '');
  const inner = children.map(inWords).join('');
  return type === 'link' ? `[${inner}](${fields?.url ?? 'document'})` : inner;
};
const linesOf = (nodes: Node[] = []): string[] =>
  nodes.flatMap((node) =>
    node.type === 'list'
      ? (node.children ?? []).map((item) => `${node.listType}: ${inWords(item)}`)
      : [`${node.type}: ${inWords(node)}`],
  );

const pageWith = (path: string, text: ReturnType<typeof body>) => {
  const sample = samplePage(path, `Running ${path.slice(1)}`);
  const [hero] = sample.blocks as object[];
  return { ...sample, blocks: [hero, { blockType: 'rich-text', heading: 'Terms', body: text, section }] };
};
const tool = (preview: FrameLocator, name: string) =>
  preview.getByRole('toolbar', { name: 'format' }).getByRole('button', { name, exact: true });
const selectBack = async (page: Page, count: number) => {
  for (let step = 0; step < count; step++) await page.keyboard.press('Shift+ArrowLeft');
};

test('rich text is edited in its place with its toolbar, and form, undo and Escape follow', async ({
  api,
  changes,
  page,
  word,
}) => {
  const link = {
    type: 'link',
    version: 3,
    id: '64b0c0c0c0c0c0c0c0c0c0c0',
    direction: 'ltr',
    format: '',
    indent: 0,
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: '' } },
    children: [{ type: 'text', version: 1, text: 'the page', format: 0, detail: 0, mode: 'normal', style: '' }],
  };
  const target = await changes.create('pages', samplePage(`/${word}-target`, `Target ${word}`));
  link.fields.doc.value = target.id;
  const linked = { ...p(''), children: [link] } as ReturnType<typeof p>;
  const text = body(h2('Who reads'), p(`First ${word}`), linked, ul('One'));
  const { id } = await changes.create('pages', pageWith(`/${word}`, text), 'draft');
  const saved = async () => {
    const { blocks } = await api.latest('pages', id);
    return linesOf((blocks as { body?: { root: Node } }[])[1]?.body?.root.children);
  };
  const soon = (lines: string[]) => expect.poll(saved).toEqual(lines);
  const rest = ['paragraph: [the page](document)', 'bullet: One'];
  const preview = await openPreview(page, id);
  await openSection(page, 1);

  // At the end of a paragraph, Enter begins another one.
  await preview.getByText(`First ${word}`).dblclick();
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', bold');
  await selectBack(page, 4);
  await tool(preview, 'Bold').click();
  await expect(tool(preview, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(tool(preview, 'Link')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+b');
  await expect(tool(preview, 'Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await tool(preview, 'Numbered list').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
  const written = [
    'heading: Who reads',
    `paragraph: First ${word}, *bold*`,
    'number: Second',
    'number: Third',
    ...rest,
  ];
  await soon(written);

  await preview.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('#field-blocks__0__heading')).toBeFocused();
  await expect(writing(preview)).toHaveCount(0);
  await expect(preview.locator('.prose strong')).toHaveText('bold');
  await expect(preview.locator('.prose ol > li')).toHaveText(['Second', 'Third']);
  await expect(page.locator('#blocks-row-1 [contenteditable] strong')).toHaveText('bold');

  await preview.getByText('Third').dblclick();
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.type('Not this');
  await expect.poll(async () => (await saved()).join()).toContain('Not this');
  await page.keyboard.press('Escape');
  await expect(writing(preview)).toHaveCount(0);
  await soon(written);

  const heading = preview.getByRole('heading', { name: 'Who reads' });
  // The text of the page again, not the editor over it.
  await expect(heading).toHaveAttribute('tabindex', '0');
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.type(' it');
  await expect(writing(preview)).toContainText('Who reads it');
  await page.keyboard.press('Control+z');
  await expect(writing(preview)).not.toContainText('Who reads it');
  await page.keyboard.press('End');
  await selectBack(page, 5);
  await expect(tool(preview, 'Link')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Alt+F10');
  await expect(tool(preview, 'Bold')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const address = preview.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('toolbar', { name: 'format' }).getByRole('alert')).toContainText('Enter a path');
  await address.fill('/contact');
  await page.keyboard.press('Enter');
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(writing(preview)).toHaveCount(0);
  await soon(['heading: Who [reads](/contact)', ...written.slice(1)]);
});

test('what the editor on the page cannot contain opens in the form', inFull, async ({ changes, page, word }) => {
  const tasks = { ...ul('A task'), listType: 'check' } as ReturnType<typeof ul>;
  const { id } = await changes.create('pages', pageWith(`/${word}`, body(p(`Before ${word}`), tasks)), 'draft');
  const preview = await openPreview(page, id);
  await preview.getByText(`Before ${word}`).dblclick();
  await expect(preview.getByText('This text has parts that only the form can edit.')).toBeVisible();
  await expect(page.locator('#blocks-row-1 [contenteditable]')).toBeFocused();
  await expect(writing(preview)).toHaveCount(0);
});

test(
  'a picture between paragraphs is seen while they are edited, and stays',
  inFull,
  async ({ api, changes, page, word }) => {
    const media = await storePicture(`Between ${word}`);
    changes.later(() => api.remove('media', media));
    const upload = { type: 'upload', version: 3, id: '64b0c0c0c0c0c0c0c0c0c0c1', relationTo: 'media', value: media };
    const picture = { ...upload, format: '', fields: {} } as unknown as ReturnType<typeof p>;
    const text = body(p(`Before ${word}`), picture, p('After'));
    const { id } = await changes.create('pages', pageWith(`/${word}`, text), 'draft');
    const preview = await openPreview(page, id);
    await preview.getByText('After').dblclick();
    await expect(writing(preview).getByRole('img', { name: `Between ${word}` })).toBeVisible();
    await writing(preview).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(preview.getByText('Not pasted: 1 picture. Add pictures from the library.')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type(' all');
    await page.keyboard.press('Control+Enter');
    const nodes = async () =>
      ((await api.latest('pages', id)).blocks as { body?: { root: Node } }[])[1]?.body?.root.children;
    await expect.poll(async () => linesOf(await nodes()).at(-1)).toBe('paragraph: After all');
    expect((await nodes())?.[1]).toMatchObject({ type: 'upload', relationTo: 'media', value: media });
  },
);

const paste = (target: Locator, html: string) =>
  target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'words');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test(
  'a text from Word arrives in the form and on the page, and the page can be published',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', pageWith(`/${word}`, body(p(`First ${word}`))), 'draft');
    const saved = async () => {
      const { blocks } = await api.latest('pages', id);
      return linesOf((blocks as { body?: { root: Node } }[])[1]?.body?.root.children);
    };
    const pasted = [
      'paragraph: Plain, *bold*_ and italic_, a [link](https://www.example.com/y).',
      'bullet: Bullet',
      ...['number: One', 'number: Inner', 'number: Two'],
    ];
    const last = 'paragraph: A comment, a picture , a bookmark here, a local link.';
    const preview = await openPreview(page, id);
    await openSection(page, 1);
    const text = page.locator('#blocks-row-1 [contenteditable="true"]').first();
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await paste(text, clipboards.word);
    await expect(page.getByText(/^Not pasted: 1 picture, 1 link .*, 1 bookmark, and 1 comment\./)).toBeVisible();
    await expect.poll(saved).toEqual(['heading: Heading', ...pasted, last]);

    await preview.getByText('a local link').dblclick();
    await expect(writing(preview)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await paste(writing(preview), clipboards.slides);
    await page.keyboard.press('Control+Enter');
    await expect.poll(saved).toContainEqual('bullet: Nextline');

    await pressPublish(page);
    await expect.poll(async () => (await api.find('pages', { id }))._status).toBe('published');
  },
);

test(
  'a text that is dragged from Word arrives as one that is pasted, where it is dropped',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', pageWith(`/${word}`, body(p(word))), 'draft');
    await openPreview(page, id);
    await openSection(page, 1);
    const text = page.locator('#blocks-row-1 [contenteditable="true"]').first();
    const place = await text.getByText(word).evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { x: left + 1, y: top + height / 2 };
    });
    const items = [
      { mimeType: 'text/html', data: clipboards.word },
      { mimeType: 'text/plain', data: 'words' },
    ];
    const browser = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, ...place, data: { items, dragOperationsMask: 1 } });
    await expect(page.getByText(/^Not pasted: 1 picture, 1 link .*, 1 bookmark, and 1 comment\./)).toBeVisible();
    const saved = async () => {
      const { blocks } = await api.latest('pages', id);
      return linesOf((blocks as { body?: { root: Node } }[])[1]?.body?.root.children);
    };
    await expect.poll(saved).toContainEqual('bullet: Bullet');
    expect((await saved()).at(-1)).toBe(`paragraph: A comment, a picture , a bookmark here, a local link.${word}`);
  },
);

test(
  'a picture alone that Word or a browser copies with its address is offered to the library',
  inFull,
  async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', pageWith(`/${word}`, body(p(word))), 'draft');
    await openPreview(page, id);
    await openSection(page, 1);
    const text = page.locator('#blocks-row-1 [contenteditable="true"]').first();
    await text.click();
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png"></p>');
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('1 File to Upload').first()).toBeVisible();
  },
);

test(
  'a table that is added without a connection is said not to be, and is added once when it is pasted again',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', pageWith(`/${word}`, body(p(`First ${word}`))), 'draft');
    const tables = async () => {
      const { blocks } = await api.latest('pages', id);
      return (blocks as { blockType: string }[]).filter(({ blockType }) => blockType === 'table').length;
    };
    await openPreview(page, id);
    await openSection(page, 1);
    const text = page.locator('#blocks-row-1 [contenteditable="true"]').first();
    const table = '<table><tr><td>Name</td><td>Price</td></tr><tr><td>Ada</td><td>1,5</td></tr></table>';
    const add = page.getByRole('button', { name: 'Add it below' });
    await text.click();
    await paste(text, table);
    await page.context().setOffline(true);
    await add.click();
    await expect(page.getByText('The table could not be added. Paste it again.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(add).toHaveCount(0);
    await paste(text, table);
    await add.click();
    await expect.poll(tables).toBe(1);
  },
);
