import type { Page } from '@playwright/test';

/**
 * What is wrong with the texts of the sections at the present width: outside the page, cut off by what is around them,
 * or over another text. Regions that scroll may be wider. Each as `anchor: what is wrong "text"`.
 */
export const faultyTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    type Box = { left: number; right: number; top: number; bottom: number };
    type Text = { element: Element; box: Box };
    const found: string[] = [];
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    /** For screen readers, or for robots. */
    const isHidden = (element: Element | null): boolean => {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      return (Math.min(width, height) <= 1 && clips(element)) || isHidden(element.parentElement);
    };
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);

    function textsIn(section: Element): Text[] {
      const texts: Text[] = [];
      const walk = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (
          !element ||
          !walk.currentNode.textContent?.trim() ||
          element.closest('style, script, option') ||
          isHidden(element)
        )
          continue;
        if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // The box of a line is higher than its letters.
          const trim = (bottom - top) * 0.2;
          if (right - left > 1) texts.push({ element, box: { left, right, top: top + trim, bottom: bottom - trim } });
        }
      }
      return texts;
    }

    const words = ({ element }: Text) =>
      `"${element.textContent?.trim().slice(0, 24)}" (${element.className || element.localName})`;
    const over = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page: ${document.documentElement.scrollWidth} px wide`);
    for (const section of document.querySelectorAll('main section[data-nav-theme]')) {
      const texts = textsIn(section);
      const note = (text: Text, what: string) => found.push(`${section.id}: ${what} ${words(text)}`);
      for (const text of texts) {
        const { box, element } = text;
        let around = element.closest('section[data-nav-theme] *') ? element : null;
        let isInside = true;
        for (; around && around !== section.parentElement; around = around.parentElement) {
          if (scrolls(around)) {
            isInside = false;
            break;
          }
          if (!clips(around)) continue;
          const limit = around.getBoundingClientRect();
          if (box.left < limit.left - SLACK || box.right > limit.right + SLACK) {
            note(text, 'cut off');
            isInside = false;
            break;
          }
        }
        if (isInside && (box.left < -SLACK || box.right > innerWidth + SLACK)) note(text, 'outside');
      }
      const sorted = texts.toSorted((a, b) => a.box.top - b.box.top);
      sorted.forEach((text, index) => {
        for (let next = index + 1; next < sorted.length; next++) {
          const other = sorted[next];
          if (!other || other.box.top > text.box.bottom) break;
          if (other.element !== text.element && over(text.box, other.box)) note(text, `over ${words(other)}:`);
        }
      });
    }
    return [...new Set(found)];
  });

/** Words of up to 20 letters that the layout breaks inside at the present width, each as `section: word`. */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((around) => {
    const found = new Set<string>();
    /** For screen readers, or for robots: in a box of a pixel. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isForReaders(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('style, script, option')) continue;
      if (!element.closest(around) || isForReaders(element)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const [first, last] = [lines[0], lines.at(-1)];
        if (first && last && last.top > first.top + first.height / 2)
          found.add(`${element.closest('section')?.id}: ${word}`);
      }
    }
    return [...found];
  }, within);
