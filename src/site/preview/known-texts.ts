import type { PlacesInPage } from './marks-in-page';

export type KnownText = { path: string; text: string };

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && words(node.data)) found.push(node);
  }
  return found;
}

/** Maps the fields of a document to their texts in a page without marks: by their words, from top to bottom. */
export function findTexts(places: PlacesInPage, scope: Element, texts: KnownText[]): void {
  const free = new Set(textNodesIn(scope));
  const take = (nodes: Text[], path: string) => {
    for (const node of nodes) {
      places.know(node, { path });
      free.delete(node);
    }
  };
  for (const { path, text } of texts) {
    const wanted = words(text);
    if (!wanted) continue;
    const whole = [...free].find((node) => words(node.data) === wanted);
    if (whole) {
      take([whole], path);
      continue;
    }
    // In several parts, such as a headline with a phrase that is set apart.
    const parts = [...scope.querySelectorAll('*')]
      .filter((element) => words(element.textContent ?? '') === wanted)
      .map(textNodesIn)
      .findLast((nodes) => nodes.every((node) => free.has(node)));
    if (parts) take(parts, path);
  }
}
