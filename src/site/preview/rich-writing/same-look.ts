import { plain } from '@/lib/mark';

/** Added by the page: "(opens in a new tab)", the size of a file. */
const ADDED = '.sr-only, .file-facts';
const BLOCKS = 'p, h2, h3, h4, ul, ol, li, blockquote';
const FORMATS = ['strong', 'em, .writing-italic', 'a'];

/** The editor has a nested list in an item of its own, the page in the item before it (RichTextList). */
const isWrapper = (element: Element) =>
  element.matches('li') &&
  element.firstChild !== null &&
  element.firstChild === element.querySelector(':scope > :is(ul, ol)');

/** Words and formatting, comparable between the editor and the page, whose elements differ. */
export function lookOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let look = '';
  let before = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(BLOCKS) && !isWrapper(node)) {
      look += `<${node.localName}>`;
      before = '';
    }
    const around = node instanceof Text ? node.parentElement : null;
    if (!(node instanceof Text) || !node.data || !around || around.closest(ADDED)) continue;
    const format = FORMATS.map((tag) => (around.closest(tag) ? '1' : '0')).join('');
    look += (format === before ? '' : `{${format}}`) + plain(node.data);
    before = format;
  }
  return look;
}
