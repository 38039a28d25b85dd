import { $getSelection, $isRangeSelection, $isTextNode } from '@payloadcms/richtext-lexical/lexical';
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils';
import { TextLink } from './nodes';

const isLink = (node: unknown): node is TextLink => node instanceof TextLink;

export function $linkAtSelection(): TextLink | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  return $findMatchingParent(selection.anchor.getNode(), isLink) ?? undefined;
}

export function $setLink(url: string): void {
  const around = $linkAtSelection();
  const selection = $getSelection();
  if (around) around.setAddress(url);
  if (around || !$isRangeSelection(selection)) return;
  let link: TextLink | undefined;
  for (const node of selection.extract()) {
    const parent = node.getParent();
    if (isLink(parent)) parent.setAddress(url);
    if (!$isTextNode(node) || isLink(parent)) continue;
    if (!link || !node.getPreviousSibling()?.is(link)) {
      link = TextLink.to({ linkType: 'custom', newTab: false, url });
      node.insertBefore(link);
    }
    link.append(node);
  }
}

export function $removeLink(): void {
  const link = $linkAtSelection();
  if (!link) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
}
