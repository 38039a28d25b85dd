/**
 * Runs in a page: text and controls beyond the left or right edge, except in scrolling boxes and for screen readers.
 */
export function beyondTheEdge(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const edge = document.documentElement.clientWidth + 1;
  const words = document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button, summary, input, textarea, td, th');
  const beyond = [...words].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isHidden =
      getComputedStyle(element).visibility === 'hidden' || element.closest('.sr-only, .honeypot') !== null;
    const isSeen = width > 1 && height > 1 && !isHidden;
    return isSeen && (right > edge || left < -1) && !scrolls(element);
  });
  const tooWide = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : [];
  return [...tooWide, ...beyond.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)];
}
