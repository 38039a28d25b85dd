import { wordsKey } from '@/lib/words-key';
import type { PlacesInPage } from './marks-in-page';

/** A field and the key of its text. */
export type KnownText = { path: string; key: number };

function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && wordsKey(node.data)) found.push(node);
  }
  return found;
}

/** Maps the fields of a document to their texts in a page without marks: by their words, from top to bottom. */
export function findTexts(places: PlacesInPage, scope: Element, texts: KnownText[]): void {
  const free = new Map(textNodesIn(scope).map((node) => [node, wordsKey(node.data)]));
  const elements = [...scope.querySelectorAll('*')].map((element) => ({
    element,
    key: wordsKey(element.textContent ?? ''),
  }));
  const take = (nodes: Text[], path: string) => {
    for (const node of nodes) {
      places.know(node, { path });
      free.delete(node);
    }
  };
  for (const { path, key } of texts) {
    if (!key) continue;
    const [whole] = [...free].find(([, own]) => own === key) ?? [];
    if (whole) {
      take([whole], path);
      continue;
    }
    // In several parts, such as a headline with a phrase that is set apart.
    const parts = elements
      .filter((one) => one.key === key)
      .map(({ element }) => textNodesIn(element))
      .findLast((nodes) => nodes.every((node) => free.has(node)));
    if (parts) take(parts, path);
  }
}
