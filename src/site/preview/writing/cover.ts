import { plain } from '@/lib/mark';
import type { ShownText } from './shown-text';

const COVERED = 'data-covered';
/** Was covered: its entrance is not played again. */
const RETURNED = 'data-returned';
/** How long a text that was just left waits for the page to show it, in ms. */
const PATIENCE = 4_000;

/** What is hidden: its text, and the elements among it. */
type Hidden = { text: string; elements: Element[] };
type IsShown = (hidden: Hidden) => boolean;

/**
 * Hides what React shows of a text while the editor replaces it. React keeps its nodes, and goes on updating
 * them with each answer of the server; they return when they show what was written.
 */
export class Cover {
  /** The text of each hidden text node. Hidden elements keep theirs. */
  private readonly texts = new Map<Text, string>();
  private readonly observer = new MutationObserver((changes) => this.follow(changes));
  /** Whether all that `around` contains is this text. */
  private readonly isWhole: boolean;
  private awaited: { isShown: IsShown; timer: number; then: () => void } | undefined;

  /**
   * @param isOfField for nodes that React adds to the text, such as another paragraph
   * @param onLost called when the place of the text is no longer on the page
   */
  constructor(
    private readonly shown: ShownText,
    private readonly editor: HTMLElement,
    private readonly isOfField: (node: Node) => boolean,
    private readonly onLost: () => void,
  ) {
    this.isWhole = shown.nodes.length === shown.around.childNodes.length;
    shown.nodes[0]?.before(editor);
    for (const node of shown.nodes) this.hide(node);
    this.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  /** Shows the page's own nodes again as soon as they are what was written. */
  removeWhen(isShown: IsShown, then: () => void): void {
    this.awaited = { isShown, then, timer: window.setTimeout(() => this.remove(), PATIENCE) };
    this.settle();
  }

  remove(): void {
    this.observer.disconnect();
    window.clearTimeout(this.awaited?.timer);
    for (const [node, text] of this.texts) node.data = text;
    for (const node of this.shown.around.querySelectorAll(`:scope > [${COVERED}]`)) {
      node.removeAttribute(COVERED);
      node.setAttribute(RETURNED, '');
    }
    this.editor.remove();
    this.awaited?.then();
    this.awaited = undefined;
  }

  private hide(node: Node) {
    if (node instanceof Element) node.setAttribute(COVERED, '');
    else if (node instanceof Text && node.data) {
      this.texts.set(node, plain(node.data));
      node.data = '';
    }
  }

  private follow(changes: MutationRecord[]) {
    if (!this.editor.isConnected) {
      this.remove();
      this.onLost();
      return;
    }
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text && this.texts.has(target)) this.hide(target);
      if (target !== this.shown.around) continue;
      for (const node of addedNodes) {
        if (node !== this.editor && (this.isWhole || this.isOfField(node))) this.hide(node);
      }
    }
    this.settle();
  }

  private settle() {
    if (!this.awaited) return;
    const { children, childNodes } = this.shown.around;
    const elements = [...children].filter((element) => element.hasAttribute(COVERED));
    const textOf = (node: Node) =>
      node instanceof Text ? this.texts.get(node) : elements.find((element) => element === node)?.textContent;
    const text = [...childNodes].map(textOf).join('');
    if (this.awaited.isShown({ text, elements })) this.remove();
  }
}
