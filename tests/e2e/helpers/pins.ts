import { expect, type Locator } from '@playwright/test';

/** Whether the point of a mark is in the box of an element; both in one page, which may be scaled in its frame. */
export async function expectPinOn(pin: Locator, element: Locator): Promise<void> {
  const target = await element.elementHandle();
  await expect
    .poll(() =>
      pin.evaluate((mark, shown) => {
        if (!shown) return 'no element';
        const { left, bottom } = mark.getBoundingClientRect();
        const box = shown.getBoundingClientRect();
        const isIn = left >= box.left - 1 && left <= box.right && bottom >= box.top - 1 && bottom <= box.bottom + 1;
        return isIn || `${left} ${bottom} is not in ${JSON.stringify(box)}`;
      }, target),
    )
    .toBe(true);
}
