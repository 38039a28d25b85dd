import {
  $createRangeSelection,
  $getRoot,
  $setSelection,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { expect, it } from 'vitest';
import { body, h2, p, ul } from '@/seed/write';
import { isExpressible } from './expressible';
import { FoundLink, KeptPicture, TextLink } from './nodes';
import { $removeLink, $setLink } from './set-link';

const text = (value: string) => ({
  type: 'text',
  version: 1,
  text: value,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const element = { version: 1, direction: null, format: '', indent: 0 };
const link = (fields: object) => ({ ...element, type: 'link', version: 3, id: 'a', fields, children: [text('words')] });
const paragraph = (...children: object[]) =>
  ({ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children }) as never;
const picture = { type: 'upload', version: 3, id: 'u', relationTo: 'media', value: '1', format: '', fields: {} };

function editorOf(value: object) {
  const editor = createHeadlessEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TextLink, FoundLink, KeptPicture],
    onError: (error) => {
      throw error;
    },
  });
  editor.setEditorState(editor.parseEditorState(value as SerializedEditorState));
  return editor;
}

it('keeps links to documents, found addresses and pictures as they were', () => {
  const document = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 'id' } };
  const found = { ...element, type: 'autolink', version: 2, fields: { linkType: 'custom', url: '/a' }, children: [] };
  const value = body(
    h2('Heading'),
    p('Some **bold** words'),
    paragraph(link(document)),
    picture as never,
    paragraph({ ...found, children: [text('/a')] }),
    ul('One', 'Two'),
  );
  expect(isExpressible(value)).toBe(true);
  expect(editorOf(value).toJSON().editorState).toMatchObject(value);
});

it.each([
  ['a block', { type: 'block', version: 1, fields: {} }],
  ['a picture within a paragraph', paragraph(picture)],
  ['a list of tasks', { ...element, type: 'list', listType: 'check', children: [] } as never],
])('%s is edited in the form', (_, node) => {
  expect(isExpressible(body(p('Before'), node as never))).toBe(false);
});

const childrenOf = (editor: ReturnType<typeof editorOf>) => editor.toJSON().editorState.root.children[0];

it('links the selected words, changes the address, and removes the link', () => {
  const editor = editorOf(body(p('See the terms here')));
  editor.update(
    () => {
      const [node] = $getRoot().getAllTextNodes();
      const selection = $createRangeSelection();
      selection.anchor.set(node?.getKey() ?? '', 4, 'text');
      selection.focus.set(node?.getKey() ?? '', 13, 'text');
      $setSelection(selection);
      $setLink('/terms');
    },
    { discrete: true },
  );
  expect(childrenOf(editor)).toMatchObject({
    children: [
      { text: 'See ' },
      { type: 'link', fields: { linkType: 'custom', url: '/terms' }, children: [{ text: 'the terms' }] },
      { text: ' here' },
    ],
  });
  editor.update(() => $setLink('/privacy'), { discrete: true });
  expect(childrenOf(editor)).toMatchObject({ children: [{}, { fields: { url: '/privacy' } }, {}] });
  editor.update(() => $removeLink(), { discrete: true });
  expect(childrenOf(editor)).toMatchObject({ children: [{ type: 'text', text: 'See the terms here' }] });
});
