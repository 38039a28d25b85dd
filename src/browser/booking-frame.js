// @ts-check
// Fills the calendar's frame from 768 px (flows document, "Booking"). CSS shows either frame or card; this only keeps
// small screens from loading a hidden calendar, and a filled frame from losing its entries.
const room = matchMedia('(min-width: 768px)');

/** @param {HTMLElement} box */
function fill(box) {
  const frame = box.querySelector('iframe');
  const address = frame?.dataset.src;
  const { needs } = box.dataset;
  if (!frame || !address || frame.src) return;
  // A service that waits for consent (src/browser/consent.js); until then visitors see the card.
  if (needs && !document.documentElement.dataset.accepted?.split(' ').includes(needs)) return;
  delete box.dataset.needs;
  frame.addEventListener('load', () => {
    // Some browsers fire load for the initial empty document; another origin's document cannot be read.
    if (frame.contentDocument?.URL === 'about:blank') return;
    frame.setAttribute('aria-busy', 'false');
    box.toggleAttribute('data-loaded', true);
  });
  frame.src = address;
}

function fillAll() {
  if (!room.matches) return;
  for (const box of document.querySelectorAll('[data-booking-frame]')) if (box instanceof HTMLElement) fill(box);
}

function start() {
  fillAll();
  room.addEventListener('change', fillAll);
  document.addEventListener('accepted', fillAll);
  const main = document.querySelector('main');
  // The preview adds sections while an editor types.
  if (main) new MutationObserver(fillAll).observe(main, { childList: true });
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
