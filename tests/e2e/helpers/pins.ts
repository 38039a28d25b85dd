import { expect, type Locator } from '@playwright/test';

/** A mark may stand beside its element, in px. */
const BESIDE = 16;

/** Whether a mark is at an element and covers no words of it; both in one page, which may be scaled in its frame. */
export async function expectPinOn(pin: Locator, element: Locator): Promise<void> {
  const target = await element.elementHandle();
  await expect
    .poll(() =>
      pin.evaluate(
        (mark, { shown, beside }) => {
          if (!shown) return 'no element';
          const own = mark.getBoundingClientRect();
          const overlaps = ({ left, right, top, bottom }: DOMRect, by = 0) =>
            own.left < right + by && own.right > left - by && own.top < bottom + by && own.bottom > top - by;
          if (!overlaps(shown.getBoundingClientRect(), beside)) return 'not at its element';
          const words = document.createRange();
          words.selectNodeContents(shown);
          return [...words.getClientRects()].some((line) => overlaps(line)) ? 'covers its words' : 'beside its words';
        },
        { shown: target, beside: BESIDE },
      ),
    )
    .toBe('beside its words');
}
