import type { RichTextValue } from '@/data/preview/page-messages';

type Node = { type: string; children?: unknown; listType?: unknown };

/** What the editor on the page can contain. Pictures are kept as they are. */
const inside = new Set([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'text',
  'linebreak',
  'tab',
  'link',
  'autolink',
]);
const KEPT = 'upload';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isKnown = (node: unknown): boolean =>
  isNode(node) &&
  inside.has(node.type) &&
  node.listType !== 'check' &&
  (node.children === undefined || (Array.isArray(node.children) && node.children.every(isKnown)));

/**
 * True if the editor on the page keeps everything in this rich text. Anything else is edited in the form, where nothing
 * of it can be lost.
 */
export const isExpressible = ({ root }: RichTextValue): boolean =>
  root.children.every((node) => node.type === KEPT || isKnown(node));
