// @ts-check
// Asks for consent to outside services and loads them (docs/decisions/049-consent.md). Without it, nothing loads.
const KEY = 'alethia-privacy';
/** Half a year, for both choices. */
const KEPT = 183 * 86_400_000;

const root = document.documentElement;
const region = /** @type {HTMLElement} */ (document.getElementById('privacy-choices'));
const services = /** @type {NodeListOf<HTMLElement>} */ (region.querySelectorAll('[data-service]'));
const keys = [...services].map(({ dataset }) => dataset.service ?? '');
/** Do Not Track and Global Privacy Control count as declining. */
const objects =
  navigator.doNotTrack === '1' ||
  /** @type {Navigator & { globalPrivacyControl?: boolean }} */ (navigator).globalPrivacyControl === true;

/** Keys of the accepted services; undefined before a choice, and when it has expired. @returns {string[] | undefined} */
function stored() {
  if (objects) return [];
  try {
    const { until, accepted } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (until > Date.now()) return accepted;
  } catch {
    // Without storage, each page asks.
  }
}

/** @type {Set<string>} */
const loaded = new Set();
let accepted = stored();

function load() {
  for (const { dataset } of services) {
    const { service = '', script } = dataset;
    if (!accepted?.includes(service) || loaded.has(service)) continue;
    loaded.add(service);
    if (script) document.head.append(Object.assign(document.createElement('script'), { src: script }));
  }
  root.dataset.accepted = [...loaded].join(' ');
  // The booking calendar may be one of them (booking-frame.js).
  document.dispatchEvent(new Event('accepted'));
}

/** Where the focus was before. @type {HTMLElement | null} */
let opener = document.querySelector('main');

/** @param {HTMLElement} [from] */
function show(from) {
  opener = from ?? opener;
  const state = objects ? 'objected' : !accepted ? '' : accepted.length > 0 ? 'accepted' : 'declined';
  for (const line of region.querySelectorAll('[data-state]'))
    line.toggleAttribute('hidden', line.getAttribute('data-state') !== state);
  for (const button of region.querySelectorAll('button')) button.hidden = button.value ? objects : !state;
  region.hidden = false;
  if (from) region.focus();
}

region.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  if (button.value) {
    accepted = button.value === 'accept' ? keys : [];
    try {
      localStorage.setItem(KEY, JSON.stringify({ until: Date.now() + KEPT, accepted }));
    } catch {
      // The choice holds for this page.
    }
    load();
  }
  region.hidden = true;
  opener?.focus({ preventScroll: true });
});

region.addEventListener('focusin', (event) => {
  const from = /** @type {HTMLElement | null} */ (event.relatedTarget);
  if (!region.contains(from)) opener = from ?? opener;
});

document.addEventListener('click', (event) => {
  /** @type {HTMLElement | false | null} */
  const link = event.target instanceof Element && event.target.closest('a[href="#privacy-choices"]');
  if (!link) return;
  event.preventDefault();
  show(link);
});

// Reserves room for the region, and keeps focused elements above it.
new ResizeObserver(() => root.style.setProperty('--choices', `${region.offsetHeight}px`)).observe(region);

for (const link of document.querySelectorAll('li:has(> a[href="#privacy-choices"])')) link.removeAttribute('hidden');
load();
if (location.hash === '#privacy-choices') show(region);
else if (!accepted || (accepted.length > 0 && keys.some((key) => !accepted?.includes(key)))) show();

export {};
