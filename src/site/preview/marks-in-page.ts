import { fromReference, type Place, toReference } from '@/data/preview/reference';
import { plain, referenceIn } from '@/lib/mark';

const attributes = ['alt', 'aria-label', 'title'];
/** For pictures, whose alt text may be empty. */
const PICTURE = 'data-picture';

function* nodesBelow(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) yield node;
}

/** Maps texts to their fields: reads the marks and removes them, so that they are not copied or read aloud. */
export class PlacesInPage {
  private readonly references = new WeakMap<Node, string>();

  watch(root: HTMLElement): () => void {
    this.readBelow(root);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        this.readNode(target);
        for (const node of addedNodes) this.readBelow(node);
      }
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...attributes, PICTURE],
    });
    return () => observer.disconnect();
  }

  /** The field of the nearest text: the element's own, or the first one in an ancestor. */
  near(element: Element): { place: Place; element: Element; node: Node } | undefined {
    for (let around: Element | null = element; around && !around.matches('main, body'); around = around.parentElement) {
      const node = this.first(around, () => true);
      const reference = node && this.references.get(node);
      if (node && reference) return { place: fromReference(reference), element: around, node };
    }
    return undefined;
  }

  /** The element that shows a field; without text (a drawing, a layout), that of its row, and so on outwards. */
  elementOf(place: Place): Element | undefined {
    const own = toReference(place);
    const prefix = own.slice(0, own.length - place.path.length);
    const names = place.path.split('.');
    for (let count = names.length; count > 0; count--) {
      const wanted = prefix + names.slice(0, count).join('.');
      const isRow = /^\d+$/.test(names[count - 1] ?? '');
      // Not beyond the row: the first field of a document is not near all others.
      if (!isRow && count < names.length) continue;
      // A list's first row is not the element of the list.
      const isOwn = (reference: string) =>
        reference === wanted || (names.length > 1 && reference.startsWith(`${wanted}.`));
      const node = this.first(document.body, isOwn);
      const element = node instanceof Element ? node : node?.parentElement;
      if (element) return isRow && count <= 2 ? (element.closest('section') ?? element) : element;
    }
    return undefined;
  }

  /** The block around all that shows a field, such as the paragraphs of a text; otherwise as `elementOf`. */
  around(place: Place): Element | undefined {
    const first = this.elementOf(place);
    const scope = first?.closest('section') ?? first;
    if (!first || !scope) return undefined;
    const wanted = toReference(place);
    const shown = [...this.all(scope, (reference) => reference === wanted)];
    const [start] = shown;
    const end = shown.at(-1);
    if (!start || !end) return first;
    const range = document.createRange();
    range.setStart(start, 0);
    range.setEnd(end, 0);
    return blockOf(range.commonAncestorContainer);
  }

  /** Of a page without marks, in which texts were found by their words. */
  know(node: Node, place: Place) {
    this.references.set(node, toReference(place));
  }

  shows(node: Node, place: Place): boolean {
    const wanted = toReference(place);
    return this.first(node, (reference) => reference === wanted) !== undefined;
  }

  private first(root: Node, isWanted: (reference: string) => boolean): Node | undefined {
    return this.all(root, isWanted).next().value;
  }

  private *all(root: Node, isWanted: (reference: string) => boolean): Generator<Node, undefined> {
    for (const node of nodesBelow(root)) {
      const reference = this.references.get(node);
      if (reference !== undefined && isWanted(reference)) yield node;
    }
    return undefined;
  }

  private readBelow(root: Node) {
    for (const node of nodesBelow(root)) this.readNode(node);
  }

  private readNode(node: Node) {
    if (node instanceof Text) {
      const reference = referenceIn(node.data);
      if (!reference) return;
      this.references.set(node, reference);
      node.data = plain(node.data);
      makeFocusable(node.parentElement);
    } else if (node instanceof Element) {
      const picture = node.getAttribute(PICTURE);
      if (picture) this.references.set(node, picture);
      for (const name of attributes) {
        const value = node.getAttribute(name);
        const reference = value ? referenceIn(value) : undefined;
        if (!value || !reference) continue;
        if (name === 'alt') this.references.set(node, reference);
        node.setAttribute(name, plain(value));
      }
    }
  }
}

/** A part of a line, such as a phrase that is set apart, is not where its field begins. */
function blockOf(node: Node): Element | undefined {
  let around = node instanceof Element ? node : node.parentElement;
  while (around?.parentElement && getComputedStyle(around).display === 'inline') around = around.parentElement;
  return around ?? undefined;
}

/** Focusable, so that Enter edits the text. Links and buttons already are. */
function makeFocusable(element: Element | null) {
  if (element instanceof HTMLElement && !element.closest('a, button, summary, label, [tabindex="0"]'))
    element.tabIndex = 0;
}
