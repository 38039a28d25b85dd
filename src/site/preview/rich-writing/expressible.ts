import type { RichTextValue } from '@/payload/rich-text-value';

type Node = { type: string; children?: unknown; listType?: unknown };

/** Pictures are kept as they are. */
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

/** True if the editor on the page preserves this rich text completely; otherwise it is edited in the form. */
export const isExpressible = ({ root }: RichTextValue): boolean =>
  root.children.every((node) => node.type === KEPT || isKnown(node));
