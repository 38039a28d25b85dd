export type ListKind = 'ul' | 'ol';
export type Marked = { level: number; kind: ListKind; start: number; markers: Element[] };

/** As written: browsers drop what they do not know, such as `mso-list`. */
export function styleOf(element: Element, name: string): string {
  const style = element.getAttribute('style') ?? '';
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i').exec(style);
  return found?.[1]?.trim().toLowerCase() ?? '';
}

export const isHidden = (element: Element) =>
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all';

/** Of Word's `@list l0:level1 {mso-level-number-format:bullet; …}`: true if the items have bullets, false if numbers. */
export function bulletDefinitions(page: Document): Map<string, boolean> {
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return new Map(
    [...styles.matchAll(/@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/gi)].map(([, name = '', rules = '']) => [
      name.toLowerCase(),
      /mso-level-number-format:\s*(bullet|image)/i.test(rules),
    ]),
  );
}

const NUMBERED = /^\(?(\d{1,4}(?:\.\d{1,4})*|[a-z]|[ivxlcdm]{1,7})[.)]+$/i;
const MARKERS = '[style*="mso-list:"], [style*="mso-special-format"]';
const isMarker = (element: Element) =>
  styleOf(element, 'mso-list') === 'ignore' || styleOf(element, 'mso-special-format') !== '';

/**
 * Lists of Word, Outlook and PowerPoint are paragraphs that begin with the sign or number as text. Undefined for other
 * elements. `bullets`: `bulletDefinitions`, for items without a sign.
 */
export function markedItem(element: Element, bullets: Map<string, boolean>): Marked | undefined {
  if (!element.matches('p, div, li, h1, h2, h3, h4, h5, h6')) return undefined;
  const markers = [...element.querySelectorAll(MARKERS)].filter(isMarker);
  const isPoint = markers.some((marker) => styleOf(marker, 'mso-special-format') !== '');
  const place = /^(l\d+)\s+level(\d+)/.exec(styleOf(element, 'mso-list'));
  if (!place && !(isPoint && !element.querySelector('p, div'))) return undefined;
  const [, name = '', level = '1'] = place ?? [];
  const sign = (markers[0]?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  const isBulleted = sign ? !NUMBERED.test(sign) : (bullets.get(`${name}:level${level}`) ?? true);
  const isNumbers = markers.some((marker) => styleOf(marker, 'mso-special-format').startsWith('numbullet'));
  return {
    level: Math.min(Number(level), 9),
    kind: isBulleted && !isNumbers ? 'ul' : 'ol',
    start: /^\(?(\d{1,4})[.)]+$/.exec(sign) ? Number.parseInt(sign.replace('(', ''), 10) : 1,
    markers,
  };
}
