// @ts-check
// Fills the frame of the booking calendar once there is room for it (flows document, "Booking": 768 px). A module of its
// own, as frame.js is one. The style sheet shows the frame or the card; here only the loading is decided, so that small
// screens fetch no calendar that they do not show, and a frame that has been filled keeps what was entered in it.
const room = matchMedia('(min-width: 768px)');

/** @param {HTMLElement} box */
function fill(box) {
  const frame = box.querySelector('iframe');
  const address = frame?.dataset.src;
  if (!frame || !address || frame.src) return;
  frame.addEventListener('load', () => {
    // Some browsers tell of the empty document that is there first; of another site's nothing can be read.
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
  const main = document.querySelector('main');
  // A preview puts new sections into the page while somebody types.
  if (main) new MutationObserver(fillAll).observe(main, { childList: true });
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
