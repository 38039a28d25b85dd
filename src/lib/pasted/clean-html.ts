import { hrefSchema } from '../href';
import { cellsOf as cellsOfTable, problemOfCells } from './cells';
import { type Format, Outline } from './outline';
import { spellSymbols } from './symbols';
import { dropFieldCodes } from './word-fields';
import { bulletDefinitions, isHidden, type Marked, markedItem, styleOf } from './word-lists';

/** What a text from another program brings that a text of the site cannot hold. */
export type LeftOut = {
  pictures: number;
  tables: number;
  links: number;
  bookmarks: number;
  comments: number;
  struck: number;
};
export const NOTHING_LEFT_OUT: LeftOut = { pictures: 0, tables: 0, links: 0, bookmarks: 0, comments: 0, struck: 0 };

export type Cleaned = { html: string; leftOut: LeftOut; tables: string[][][] };

const NOTHING =
  'style, script, meta, link, title, xml, template, noscript, iframe, del, select, datalist, textarea, [hidden], .msoDel, img[aria-roledescription="checkbox"]';
/** The words of a comment of Google Docs begin with the way back to its place. */
const COMMENTS =
  '.MsoCommentReference, .MsoCommentText, p:has(> a[href^="#cmnt_ref"]), a[href^="#_msocom"], a[href^="#cmnt"], [style*="mso-element:comment"]';
const PICTURES = 'img, picture, svg, canvas, video, audio, object, embed, v\\:shape, v\\:imagedata';
/** Mail programs and chats show these as pictures. */
const EMOJI = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u;
const BLOCKS =
  'address, article, aside, caption, center, dd, details, div, dl, dt, figcaption, figure, footer, form, header, main, nav, p, pre, section, table, tbody, td, tfoot, th, thead, tr';
const HEADINGS: Record<string, 'h2' | 'h3'> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' };

function headingOf(element: Element): 'h2' | 'h3' | undefined {
  if (element.matches('.MsoTitle')) return 'h2';
  const level = element.matches('[role="heading"]') ? element.getAttribute('aria-level') : undefined;
  return HEADINGS[level ? `h${level}` : element.localName];
}

/** Word on the web writes each item as a list of its own, which says how deep it is. */
const AROUND_ITEM = 'div:has(> :is(ul, ol) > [data-aria-level])';
const ownLevel = (list: Element) =>
  Number(list.querySelector(':scope > [data-aria-level]')?.getAttribute('data-aria-level'));

/** Mail programs and Google Docs lead through an address of their own, which names the reader. */
function wrappedBy(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const isGoogle = /^www\.google\.[a-z.]+$/.test(hostname) && pathname === '/url';
  const inside = isGoogle
    ? (searchParams.get('q') ?? searchParams.get('url'))
    : hostname.endsWith('.safelinks.protection.outlook.com') && searchParams.get('url');
  return inside || href;
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]00)$/.test(weight);

function formatOf(element: Element, around: Format): Format {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const space = styleOf(element, 'white-space');
  return {
    ...around,
    isBold: weight ? isBold(weight) : around.isBold || element.matches('b, strong'),
    keepsBreaks: element.matches('pre') || (space ? /^(pre|break-spaces)/.test(space) : around.keepsBreaks),
    isItalic: slant ? /^(italic|oblique)/.test(slant) : around.isItalic || element.matches('i, em, cite'),
  };
}

/** Without the line through it, it would say the opposite. */
const isStruck = (element: Element) =>
  Boolean(element.textContent?.trim()) &&
  (element.matches('s, strike') || /line-through/.test(styleOf(element, 'text-decoration(?:-line)?')));

function dropAll(elements: Iterable<Element>): number {
  let count = 0;
  for (const element of elements) {
    if (!element.isConnected) continue;
    element.remove();
    count++;
  }
  return count;
}
const drop = (root: Element, selector: string) => dropAll(root.querySelectorAll(selector));

const RAISED = Object.fromEntries([...'0123456789+-\u2212=()'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'][at]]));
const LOWERED = Object.fromEntries([...'0123456789+-\u2212=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at]]));

/** Numbers stay what they are: 10⁻⁶ would otherwise become 10-6. */
function raise(element: Element): void {
  const signs = element.matches('sup') ? RAISED : LOWERED;
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const text = (word.nodeValue ?? '').trim();
    if ([...text].every((sign) => sign in signs)) word.nodeValue = [...text].map((sign) => signs[sign]).join('');
  }
}

const cellsOf = (row: Element) => [...row.children].filter((cell) => cell.textContent?.trim());
/** Not those of mail programs and sites that put all of their text into one cell. */
const isTable = (table: Element) =>
  [...table.querySelectorAll('tr')].some((row) => row.closest('table') === table && cellsOf(row).length > 1);

/** Takes tables out of a text that are tables of a page; none if one of them is not. */
function takeTables(body: Element): string[][][] {
  const tables = [...body.querySelectorAll('table')].filter((table) => isTable(table) && !table.querySelector('table'));
  const cells = tables.map(cellsOfTable);
  if (cells.some((one) => problemOfCells(one))) return [];
  for (const table of tables) table.remove();
  return cells;
}

/**
 * Rebuilds what is pasted from headings, paragraphs, lists, quotes, bold, italic and links to the web. Cells of tables are
 * paragraphs, unless the form `takesTables`, which are no part of the text then.
 */
export function cleanHtml(html: string, { takesTables = false }: { takesTables?: boolean } = {}): Cleaned {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const bullets = bulletDefinitions(page);
  const { body } = page;
  drop(body, NOTHING);
  const hiddenIn = (selector: string) => [...body.querySelectorAll(selector)].filter(isHidden);
  dropAll(hiddenIn('[style]:not(col, tr, td, th)'));
  for (const image of body.querySelectorAll('img')) if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  spellSymbols(body);
  dropFieldCodes(body);
  const comments = drop(body, COMMENTS);
  const struck = dropAll([...body.querySelectorAll('s, strike, [style]')].filter(isStruck));
  const tables = takesTables ? takeTables(body) : [];
  // Until here, they hold the place of their row and column.
  dropAll(hiddenIn('tr, td, th'));
  const leftOut: LeftOut = {
    ...NOTHING_LEFT_OUT,
    comments,
    struck,
    pictures: drop(body, PICTURES),
    tables: [...body.querySelectorAll('table')].filter(isTable).length,
  };
  const outline = new Outline(document.implementation.createHTMLDocument(''));

  const inLink = (element: Element, around: Format): Format => {
    const href = element.getAttribute('href')?.trim();
    if (href === undefined) {
      if (element.hasAttribute('name') || element.id) leftOut.bookmarks++;
      return around;
    }
    const { data } = hrefSchema.safeParse(wrappedBy(href));
    if (data && !data.startsWith('#')) return { ...around, link: { href: data } };
    if (href.startsWith('#')) leftOut.bookmarks++;
    else leftOut.links++;
    return around;
  };

  const list = (element: Element, format: Format, level: number) => {
    const kind = element.localName === 'ol' ? 'ol' : 'ul';
    if (!ownLevel(element)) outline.beginList(level);
    const start = Number(element.getAttribute('start')) || 1;
    for (const child of element.childNodes) {
      // Some programs put a nested list beside the items instead of into one.
      if (child instanceof Element && child.matches('ul, ol')) list(child, format, level + 1);
      else if ((child instanceof Element || child instanceof Text) && child.textContent?.trim()) {
        outline.item({ level, kind, start });
        if (child instanceof Element) inside(child, formatOf(child, format), level);
        else outline.text(child.data, format, level);
        outline.close();
      }
    }
  };

  const inMarked = (element: Element, { level, kind, start, markers }: Marked, format: Format) => {
    for (const marker of markers) marker.remove();
    outline.item({ level, kind, start });
    inside(element, formatOf(element, format), level);
    outline.close();
  };

  /** `level`: of the list around, 0 outside of lists. */
  function inside(parent: Node, format: Format, level = 0): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) outline.text(node.nodeValue ?? '', format, level);
      else if (node.nodeType === Node.ELEMENT_NODE) one(node as Element, format, level);
    }
  }

  function one(element: Element, around: Format, level: number): void {
    const format = formatOf(element, around);
    const marked = markedItem(element, bullets);
    const heading = headingOf(element);
    if (element.matches('br')) {
      if (!styleOf(element, 'page-break-before')) outline.lineBreak(level);
    } else if (heading) {
      for (const marker of marked?.markers ?? []) marker.remove();
      outline.open(heading, level);
      inside(element, { ...format, isBold: false }, level);
      outline.close();
    } else if (marked) inMarked(element, marked, around);
    else if (element.matches('ul, ol')) list(element, format, ownLevel(element) || level + 1);
    else if (element.matches(AROUND_ITEM)) inside(element, format, level);
    else if (element.matches('blockquote, .MsoQuote, .MsoIntenseQuote')) {
      outline.open('blockquote', level);
      inside(element, format, level);
      outline.close();
      outline.endQuote();
    } else if (element.matches(BLOCKS)) {
      outline.open('p', level);
      inside(element, format, level);
      outline.close();
    } else if (element.matches('sup, sub')) {
      raise(element);
      inside(element, format, level);
    } else inside(element, element.matches('a') ? inLink(element, format) : format, level);
  }

  inside(body, { isBold: false, isItalic: false, keepsBreaks: false });
  return { html: outline.html(), leftOut, tables };
}
