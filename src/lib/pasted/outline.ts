import { cleanLines } from '@shared/clean-text';
import type { ListKind } from './word-lists';

/** `keepsBreaks`: line breaks of the source are shown. `link`: the same object for all texts of one link. */
export type Format = { isBold: boolean; isItalic: boolean; keepsBreaks: boolean; link?: { href: string } };
type Item = { level: number; kind: ListKind; start: number };
type Open = Item & { element: Element };

const SPACES = /[ \t\n\r]*[ \t\n\r][ \t\n\r\u00a0]*|\u00a0[ \t\n\r\u00a0]+/g;
/** Nothing that anyone sees. */
const BLANK = /^[\s\u00ad\u200b-\u200f\u2060]*$/;
const isBreak = (node: Node | null): node is Element => node instanceof Element && node.localName === 'br';

/** Writes blocks one after another. Lists have the shape of the editor: a nested one is in an item of its own. */
export class Outline {
  private readonly root: Element;
  private block: Element | undefined;
  private lists: Open[] = [];
  private quote: Element | undefined;
  private written: { link: Format['link']; element: Element } | undefined;

  constructor(private readonly page: Document) {
    this.root = page.body;
  }

  /** Ends the block before it. Within an item, it is another line of that item. */
  open(name: 'p' | 'h2' | 'h3' | 'blockquote', level: number): void {
    if (level > 0 || this.quote) this.anotherLine();
    else {
      this.close();
      this.lists = [];
      this.block = this.add(this.root, name);
      if (name === 'blockquote') this.quote = this.block;
    }
  }

  close(): void {
    if (this.quote) return;
    if (this.block) this.tidy(this.block);
    this.block = undefined;
    this.written = undefined;
  }

  endQuote(): void {
    this.quote = undefined;
    this.close();
  }

  /** Of a list that is not the one before it. */
  beginList(level: number): void {
    this.endQuote();
    this.lists = this.lists.filter((list) => list.level < level);
  }

  item({ level, kind, start }: Item): void {
    this.endQuote();
    this.lists = this.lists.filter((list) => list.level < level || (list.level === level && list.kind === kind));
    if (this.lists.at(-1)?.level !== level) {
      const around = this.lists.at(-1)?.element;
      const element = this.add(around ? this.add(around, 'li') : this.root, kind);
      if (kind === 'ol' && start > 1) element.setAttribute('start', String(start));
      this.lists.push({ level, kind, start, element });
    }
    this.block = this.add(this.lists.at(-1)?.element ?? this.root, 'li');
  }

  lineBreak(level: number): void {
    if (this.block?.hasChildNodes()) this.add(this.ensure(level), 'br');
    this.written = undefined;
  }

  text(text: string, format: Format, level: number): void {
    const lines = cleanLines(format.keepsBreaks ? text : text.replace(/[\r\n]+/g, ' '))
      .replaceAll('\0', '')
      .split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.lineBreak(level);
      this.line(line.replace(SPACES, ' '), format, level);
    }
  }

  html(): string {
    this.endQuote();
    return this.root.innerHTML;
  }

  private line(text: string, format: Format, level: number): void {
    const isAtStart = !this.block?.hasChildNodes() || isBreak(this.block.lastChild);
    const shown = isAtStart ? text.replace(/^[ \u00a0]+/, '') : this.endsInSpace() ? text.replace(/^ +/, '') : text;
    if (!shown) return;
    let place = this.ensure(level);
    if (format.link) {
      if (this.written?.link !== format.link) {
        const element = this.add(place, 'a');
        element.setAttribute('href', format.link.href);
        this.written = { link: format.link, element };
      }
      place = this.written.element;
    } else this.written = undefined;
    if (format.isBold) place = this.add(place, 'strong');
    if (format.isItalic) place = this.add(place, 'em');
    place.append(shown);
  }

  private ensure(level: number): Element {
    if (this.block) return this.block;
    const list = this.lists.at(-1);
    if (level > 0 && list)
      this.item(list.level > level ? (this.lists.find((one) => one.level === level) ?? list) : list);
    else this.open('p', 0);
    return this.block ?? this.root;
  }

  private anotherLine(): void {
    if (this.block?.hasChildNodes() && !isBreak(this.block.lastChild)) this.add(this.block, 'br');
    this.written = undefined;
  }

  private endsInSpace(): boolean {
    return /[ \u00a0]$/.test(this.block?.textContent ?? '');
  }

  private add(parent: Element, name: string): Element {
    return parent.appendChild(this.page.createElement(name));
  }

  /** Without breaks and space at its end; none if it is empty. */
  private tidy(block: Element): void {
    for (let last = block.lastChild; last; last = block.lastChild) {
      if (!isBreak(last) && !BLANK.test(last.textContent ?? '')) break;
      last.remove();
    }
    let end: Node | null = block;
    while (end?.lastChild) end = end.lastChild;
    if (end?.nodeType === Node.TEXT_NODE) end.nodeValue = (end.nodeValue ?? '').trimEnd();
    if (block.hasChildNodes()) return;
    for (let empty: Element | null = block; empty && empty !== this.root && !empty.hasChildNodes(); ) {
      const parent: Element | null = empty.parentElement;
      empty.remove();
      empty = parent;
    }
    this.lists = this.lists.filter(({ element }) => element.isConnected);
  }
}
