import type { Page } from '@playwright/test';

const FRAMED = 'html:has(script[data-then], script[src*="/assets/frame-"])';
/** Parts of a page that src/browser/frame.js has not dealt with yet; none where it does not run. */
export const WITHOUT_FONTS = `${FRAMED} body > :not(main, script, .fonts, .kept), ${FRAMED} main > :not(script, .fonts, .kept)`;

/** Runs in a page: finishes every animation; those that scrolling plays are held in the middle. */
async function hold(): Promise<void> {
  const held = new Set<Animation>();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const stop = (animation: Animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime instanceof CSSUnitValue) {
      animation.pause();
      // Elements without layout have no position on a timeline.
      if (animation.timeline) animation.currentTime = CSS.percent(endTime.value / 2);
    } else if (Number.isFinite(endTime)) animation.finish();
    else animation.cancel();
  };
  // Held animations can start others: items rise once their list has come into view.
  for (let round = 0; round < 10; round += 1) {
    const found = document.getAnimations().filter((animation) => !held.has(animation));
    if (found.length === 0 && round > 1) return;
    for (const animation of found) {
      held.add(animation);
      stop(animation);
    }
    await nextFrame();
    await nextFrame();
  }
}

/** Runs in a page. */
async function complete(): Promise<void> {
  // As on the second page of a visit, where no part keeps the font of this machine.
  document.documentElement.classList.add('fonts');
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Waits until nothing moves or loads, so that two pictures of a page are equal. */
export async function openStill(page: Page, address: string): Promise<void> {
  // Without its times, which differ every day, the calendar's frame keeps its outline.
  await page.route(/\/calendar\?/, (route) => route.fulfill({ status: 204 }));
  await page.goto(address, { timeout: 60_000 });
  await page.waitForFunction((parts) => !document.querySelector(parts), WITHOUT_FONTS);
  await page.evaluate(complete);
  await page.evaluate(hold);
}
