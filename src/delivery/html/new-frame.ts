import { namesIn } from './used-css.ts';

type Part = { start: number; end: number; text: string };

/** The navigation is the first of them, the footer the last. */
function partOf(html: string, opening: string, closing: string): Part | undefined {
  const start = opening.startsWith('<footer') ? html.lastIndexOf(opening) : html.indexOf(opening);
  const end = start === -1 ? -1 : html.indexOf(closing, start) + closing.length;
  return end < start + closing.length ? undefined : { start, end, text: html.slice(start, end) };
}

const partsOf = (html: string) =>
  [partOf(html, '<header class="nav"', '</header>'), partOf(html, '<footer class="footer ', '</footer>')] as const;

const opening = ({ text }: Part) => text.slice(0, text.indexOf('>'));
const CHOICES = 'href="#privacy-choices"';

/** With the same theme, language and privacy choices, and without an element or class that the page has no styles for. */
function fits(old: Part, made: Part): boolean {
  if (opening(old) !== opening(made) || old.text.includes(CHOICES) !== made.text.includes(CHOICES)) return false;
  return namesIn(made.text).isSubsetOf(namesIn(old.text));
}

/**
 * A page with the navigation and the footer of another document.
 * @returns undefined if the page must be rendered whole: its scripts would find another frame than they were made for, or
 * the new one needs other styles
 */
export function inNewFrame(page: string, frame: string): string | undefined {
  if (page.includes('__next_f')) return undefined;
  const [header, footer] = partsOf(page);
  const [newHeader, newFooter] = partsOf(frame);
  if (!header || !footer || !newHeader || !newFooter || header.end > footer.start) return undefined;
  if (!fits(header, newHeader) || !fits(footer, newFooter)) return undefined;
  return [
    ...[page.slice(0, header.start), newHeader.text, page.slice(header.end, footer.start)],
    ...[newFooter.text, page.slice(footer.end)],
  ].join('');
}
