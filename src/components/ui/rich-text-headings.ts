import type { RichTextBlock } from '@payload-types';

export type RichTextBody = RichTextBlock['body'];
type Node = { type: string; text?: string; tag?: string; children?: Node[] };
export type RichTextHeading = { id: string; text: string; level: 2 | 3 };

const textOf = (node: Node): string => node.text ?? node.children?.map(textOf).join('') ?? '';

/** `What you agree not to do` becomes `what-you-agree-not-to-do`. */
export const anchorOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

export function headingsOf(body: RichTextBody): Map<object, RichTextHeading> {
  // The page has an element with the id `main`.
  const seen = new Map([['main', 1]]);
  const headings = new Map<object, RichTextHeading>();
  for (const node of body.root.children as Node[]) {
    if (node.type !== 'heading') continue;
    const text = textOf(node);
    const anchor = anchorOf(text);
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    headings.set(node, { id: count === 1 ? anchor : `${anchor}-${count}`, text, level: node.tag === 'h3' ? 3 : 2 });
  }
  return headings;
}
