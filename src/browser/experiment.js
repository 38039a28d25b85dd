// @ts-check
// For experiments whose goal is a link: reports that it was followed. The cookie tells the server which variant.
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
