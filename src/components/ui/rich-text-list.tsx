import type { SerializedListItemNode, SerializedListNode } from '@payloadcms/richtext-lexical';
import type { ReactNode } from 'react';

type Node = SerializedListItemNode['children'][number];
type Item = { nodes: Node[]; isWrapper: boolean };

const isWrapper = ({ children }: SerializedListItemNode) =>
  children.length > 0 && children.every(({ type }) => type === 'list');

/** The editor stores a nested list in an item of its own, which is part of the item before it and not counted. */
function itemsOf(list: SerializedListNode): Item[] {
  const items: Item[] = [];
  for (const child of list.children as SerializedListItemNode[]) {
    const before = items.at(-1);
    if (isWrapper(child) && before) before.nodes.push(...child.children);
    else items.push({ nodes: [...child.children], isWrapper: isWrapper(child) });
  }
  return items;
}

type Props = { list: SerializedListNode; show: (nodes: Node[]) => ReactNode };

export function RichTextList({ list, show }: Props) {
  const isNumbered = list.tag === 'ol';
  const Tag = isNumbered ? 'ol' : 'ul';
  const first = Math.max(list.start, 1);
  const items = itemsOf(list);
  return (
    <Tag start={isNumbered && first > 1 ? first : undefined}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          key={index}
          className={item.isWrapper ? 'is-wrapper' : undefined}
          value={isNumbered && index === 1 && items[0]?.isWrapper ? first : undefined}
        >
          {show(item.nodes)}
        </li>
      ))}
    </Tag>
  );
}
