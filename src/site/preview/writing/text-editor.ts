import { Cover } from './cover';
import { isSameText, type ShownText } from './shown-text';
import { splitWords, tidy, type Words } from './words';

export type Point = { x: number; y: number };

type Options = {
  label: string;
  isMultiline: boolean;
  describedBy: string;
  isOfField: (node: Node) => boolean;
  onLost: () => void;
};

/** Paragraphs are edited in a paragraph, everything else inside its element. */
const elementFor = (first: ChildNode | undefined) => {
  if (!(first instanceof HTMLParagraphElement)) return document.createElement('span');
  const copy = first.cloneNode(false) as HTMLElement;
  copy.removeAttribute('id');
  return copy;
};

export class TextEditor {
  readonly element: HTMLElement;
  private readonly cover: Cover;
  private readonly phraseClass: string;

  constructor(
    private readonly shown: ShownText,
    words: Words,
    private readonly options: Options,
  ) {
    this.phraseClass = shown.around.querySelector('.gradient-text')?.className ?? 'gradient-text';
    this.element = elementFor(shown.nodes[0]);
    const attributes = {
      'data-words': '',
      'data-writing': '',
      contenteditable: 'plaintext-only',
      role: 'textbox',
      'aria-label': options.label,
      'aria-describedby': options.describedBy,
      'aria-multiline': String(options.isMultiline),
      spellcheck: 'true',
    };
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    this.write(words);
    this.cover = new Cover(shown, this.element, options.isOfField, options.onLost);
  }

  /** Puts the caret at `point`, otherwise at the end. */
  focus(point?: Point): void {
    this.element.focus({ preventScroll: true });
    const range = point && document.caretRangeFromPoint?.(point.x, point.y);
    const selection = window.getSelection();
    if (range && this.element.contains(range.startContainer)) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    } else {
      selection?.selectAllChildren(this.element);
      selection?.collapseToEnd();
    }
  }

  read(hasHighlight: boolean): Words {
    const value = tidy(this.element.textContent ?? '', this.options.isMultiline);
    return hasHighlight ? { value, highlight: this.phrase?.textContent?.trim() ?? '' } : { value };
  }

  write(words: Words): void {
    const [before, phrase, after] = splitWords(words);
    const parts: (string | Node)[] = [before];
    if (phrase) {
      const span = document.createElement('span');
      span.className = this.phraseClass;
      span.textContent = phrase;
      parts.push(span, after);
    }
    this.element.replaceChildren(...parts);
    if (document.activeElement === this.element) this.focus();
  }

  /** Removes the highlight if the selection is inside it or empty. */
  highlightSelection(): void {
    const selection = window.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const { value } = this.read(false);
    const isInPhrase = range && this.phrase?.contains(range.commonAncestorContainer);
    const chosen = range && this.element.contains(range.commonAncestorContainer) ? range.toString().trim() : '';
    this.write({ value, highlight: isInPhrase ? '' : chosen });
  }

  /** Restores the page's own nodes, and the focus, once they show the value. */
  leave(value: string): void {
    const hadFocus = document.activeElement === this.element;
    for (const name of ['contenteditable', 'role', 'data-writing']) this.element.removeAttribute(name);
    this.cover.removeWhen(
      ({ text }) => isSameText(text, value),
      () => {
        if (!hadFocus || document.activeElement !== document.body) return;
        this.shown.around.closest<HTMLElement>('a, [tabindex="0"]')?.focus({ preventScroll: true });
      },
    );
  }

  private get phrase(): Element | null {
    return this.element.querySelector(':scope > span');
  }
}
