import type { Link, RichTextBlock, StyledLinks } from '@payload-types';
import type { PathCollection } from '@/lib/paths';
import { seedId } from './ids';

type StyledLink = NonNullable<StyledLinks>[number];
type Appearance = StyledLink['appearance'];
type RichText = RichTextBlock['body'];

/** `name`: the path of a page, the slug of any other document. */
export const toDocument = (label: string, collection: PathCollection, name: string): Link => ({
  label,
  kind: 'document',
  document: { relationTo: collection, value: seedId(collection, name) },
});

/** A path, an anchor or a web address, unchanged. */
export const toAddress = (label: string, address: string): Link => ({ label, kind: 'address', address });
export const toEmail = (label: string): Link => ({ label, kind: 'email' });
export const toNowhere = (label: string): Link => ({ label, kind: 'none' });

export const as = (appearance: Appearance, link: Link): StyledLink => ({ ...link, appearance });

export const lines = (...texts: string[]) => texts.map((text) => ({ text }));

type Node = { type: string; version: number; [key: string]: unknown };

const node = (type: string, children: Node[], more: object = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
});
const text = (value: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

/** `**bold**` within a line; everything else is plain. */
const inline = (value: string): Node[] =>
  value.split('**').flatMap((part, index) => (part ? [text(part, index % 2)] : []));

export const h2 = (value: string) => node('heading', inline(value), { tag: 'h2' });
export const h3 = (value: string) => node('heading', inline(value), { tag: 'h3' });
export const p = (value: string) => node('paragraph', inline(value), { textFormat: 0, textStyle: '' });
/** A paragraph with one link in it. */
export const linked = (before: string, label: string, url: string, after = '') =>
  node(
    'paragraph',
    [
      text(before),
      { ...node('link', [text(label)], { fields: { linkType: 'custom', url, newTab: false } }), version: 3 },
      text(after),
    ],
    { textFormat: 0, textStyle: '' },
  );
export const ul = (...items: string[]) =>
  node(
    'list',
    items.map((item, index) => node('listitem', inline(item), { value: index + 1 })),
    { listType: 'bullet', start: 1, tag: 'ul' },
  );

export const body = (...nodes: Node[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: nodes },
});
