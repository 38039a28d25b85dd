// @ts-check
// On pages of an experiment whose goal is a link: says that the visitor followed it. The server knows from the cookie
// which variant that was, and counts each visitor once.
const addresses =
  /** @type {HTMLElement | null} */ (document.querySelector('[data-goal]'))?.dataset.goal?.split(' ') ?? [];

/** @param {Event} event */
function follow({ target }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === location.origin && addresses.includes(link.pathname)) {
    for (const kind of ['click', 'auxclick']) removeEventListener(kind, follow, true);
    navigator.sendBeacon('/views/goal', addresses[0]);
  }
}
for (const kind of ['click', 'auxclick']) addEventListener(kind, follow, true);

export {};
