import { plain } from '@/lib/mark';
import type { ShownText } from './shown-text';

const COVERED = 'data-covered';
/** Keeps the entrance from being played again. */
const RETURNED = 'data-returned';
/** How long an edited text waits for the page to show it, in ms. */
const PATIENCE = 4_000;

type Hidden = { text: string; elements: Element[] };
type IsShown = (hidden: Hidden) => boolean;

/** Hides React's nodes of a text during editing. React keeps updating them; they return once they show the new text. */
export class Cover {
  private readonly texts = new Map<Text, string>();
  private readonly observer = new MutationObserver((changes) => this.follow(changes));
  private readonly isWhole: boolean;
  private awaited: { isShown: IsShown; timer: number; then: () => void } | undefined;

  /** `isOfField`: for nodes that React adds, such as another paragraph. `onLost`: the text's place is gone. */
  constructor(
    private readonly shown: ShownText,
    private readonly editor: HTMLElement,
    private readonly isOfField: (node: Node) => boolean,
    private readonly onLost: () => void,
  ) {
    this.isWhole = shown.nodes.length === shown.around.childNodes.length;
    shown.nodes[0]?.before(editor);
    for (const node of shown.nodes) this.hide(node);
    this.guardEditor();
    this.observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  removeWhen(isShown: IsShown, then: () => void): void {
    this.awaited = { isShown, then, timer: window.setTimeout(() => this.remove(), PATIENCE) };
    this.settle();
  }

  remove(): void {
    this.observer.disconnect();
    Reflect.deleteProperty(this.shown.around, 'textContent');
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

  /**
   * React sets `textContent` of an element whose only child is a text, also when elements replace that text, such as the
   * lines of a split headline. The editor alone stays.
   */
  private guardEditor() {
    const { around } = this.shown;
    Object.defineProperty(around, 'textContent', {
      configurable: true,
      get: () => Reflect.get(Node.prototype, 'textContent', around),
      set: (text: string | null) => {
        for (const node of [...around.childNodes]) if (node !== this.editor) node.remove();
        if (text) around.append(text);
      },
    });
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
