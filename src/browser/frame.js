// @ts-check
// Behavior of every page's frame (flows document, "Shared frame" and section 9). Pages work without it.
const HIDE_AFTER = 80;
const SHADOW_AFTER = 20;
const THEME_LINE = 96;
const CLOSE_DELAY = 150;

const header = () => /** @type {HTMLElement | null} */ (document.querySelector('[data-frame]'));
const sheet = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector('details.nav-menu'));
/** @param {string} name @param {boolean} on */
const mark = (name, on) => header()?.toggleAttribute(`data-${name}`, on);
/** @param {EventTarget | null} target @param {string} selector */
const near = (target, selector) =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;

// ---- Dropdowns. The state is aria-expanded, which the style sheet reads.
const ITEM = '.nav-item:has(> .nav-toggle)';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let closing;

/** @param {Element} item */
const toggleOf = (item) => /** @type {HTMLElement} */ (item.querySelector('.nav-toggle'));
/** @param {Element} item @param {boolean} open */
const setOpen = (item, open) => toggleOf(item).setAttribute('aria-expanded', `${open}`);
const openItem = () => near(document.querySelector('.nav-toggle[aria-expanded="true"]'), ITEM);

/** Closes every dropdown but `keep`. @param {Element | null} [keep] */
function closeDropdowns(keep) {
  clearTimeout(closing);
  for (let item = openItem(); item && item !== keep; item = openItem()) setOpen(item, false);
}

/** @param {Element} item */
function open(item) {
  closeDropdowns();
  setOpen(item, true);
}

function closeSheet() {
  const menu = sheet();
  if (menu) menu.open = false;
}

function closeAll() {
  closeDropdowns();
  closeSheet();
}

// Hover opens a dropdown; it closes 150 ms after the pointer has left. Touch does not hover.
document.addEventListener('pointerover', (event) => {
  const item = near(event.target, ITEM);
  // A bar sliding out of view may pass under a resting pointer, which must not open a dropdown.
  if (item && event.pointerType === 'mouse' && !header()?.hasAttribute('data-hidden')) open(item);
});
document.addEventListener('pointerout', (event) => {
  const item = near(event.target, ITEM);
  if (!item || event.pointerType !== 'mouse' || near(event.relatedTarget, ITEM) === item) return;
  clearTimeout(closing);
  closing = setTimeout(() => {
    if (!item.querySelector(':focus-visible')) closeDropdowns();
  }, CLOSE_DELAY);
});

document.addEventListener('click', (event) => {
  const toggle = near(event.target, '.nav-toggle');
  const item = near(event.target, ITEM);
  if (toggle && item) {
    // A mouse has already opened it on hover; the click must not close it.
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    const isMouse = /** @type {PointerEvent} */ (event).pointerType === 'mouse';
    if (isOpen && !isMouse) closeDropdowns();
    else open(item);
  } else if (near(event.target, '[data-frame] a[href]')) closeAll();
  else if (!item) closeDropdowns();
});

document.addEventListener('keydown', (event) => {
  const inside = document.activeElement;
  if (event.key === 'Escape') {
    const item = openItem();
    const menu = sheet();
    closeAll();
    if (item?.contains(inside)) toggleOf(item).focus();
    else if (menu?.contains(inside)) menu.querySelector('summary')?.focus();
  } else if (event.key === 'ArrowDown') {
    const item = near(inside, ITEM);
    if (!item || near(inside, '.drop')) return;
    event.preventDefault();
    open(item);
    /** @type {HTMLElement | null} */ (item.querySelector('.drop a'))?.focus();
  }
});

document.addEventListener('focusin', (event) => {
  const item = near(event.target, ITEM);
  if (openItem() !== item) closeDropdowns();
  if (!near(event.target, '.nav-menu')) closeSheet();
});

// ---- The bar: hidden past 80 px while scrolling down, shown while scrolling up; a shadow after 20 px.
let last = scrollY;

function onScroll() {
  const y = Math.max(0, scrollY);
  mark('scrolled', y > SHADOW_AFTER);
  if (y === last) return;
  const hides = y > last && y > HIDE_AFTER;
  mark('hidden', hides);
  if (hides) closeDropdowns();
  last = y;
}
addEventListener('scroll', onScroll, { passive: true });

// ---- The theme of the section 96 px below the top. The observer's root is reduced to that line.
/** @type {IntersectionObserver | undefined} */
let observer;

function watchSections() {
  observer?.disconnect();
  /** @type {HTMLElement[]} */
  const sections = [...document.querySelectorAll('[data-nav-theme]')].flatMap((element) =>
    element instanceof HTMLElement ? element : [],
  );
  const under = new Set();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target);
      const section = sections.findLast((candidate) => under.has(candidate));
      const bar = header();
      if (section && bar) bar.dataset.theme = section.dataset.navTheme;
    },
    { rootMargin: `-${THEME_LINE}px 0px ${THEME_LINE + 1 - document.documentElement.clientHeight}px` },
  );
  for (const section of sections) observer.observe(section);
}

// ---- Every navigation starts at the top with everything closed, also from the back/forward cache.
history.scrollRestoration = 'manual';
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  closeAll();
  scrollTo({ top: 0, behavior: 'instant' });
  countView();
});
// Between anchors of one page: 'manual' leaves the scrolling to us.
const anchor = () => (location.hash ? document.getElementById(location.hash.slice(1)) : null);
addEventListener('popstate', () => {
  anchor()?.scrollIntoView();
  if (!location.hash) scrollTo({ top: 0 });
});

// ---- Accounts. A mailed link may lead to any page with a session in the fragment, which `/auth` handles.
const isSignIn = location.pathname.startsWith('/auth');
if (!isSignIn && /[#&](access_token|error_code)=/.test(location.hash)) {
  location.replace(`/auth${location.hash}`);
}

/** @param {'localStorage' | 'sessionStorage'} store @param {string} key */
function stored(store, key) {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Shows the sign-out link to signed-in visitors (decisions, "Frame"). */
function showSignOut() {
  const isSignedIn = stored('localStorage', 'alethia-session') !== null;
  for (const link of document.querySelectorAll('.nav-sign-out')) link.toggleAttribute('hidden', !isSignedIn);
}
addEventListener('storage', showSignOut);

/** The previous page's notice ("Welcome back!"), for as long as a toast (flows document, section 9). */
function sayCarried() {
  const text = stored('sessionStorage', 'alethia-notice');
  if (!text || isSignIn) return;
  sessionStorage.removeItem('alethia-notice');
  const { title, description, link } = JSON.parse(text);
  const region = document.createElement('div');
  region.role = 'status';
  region.className = 'toast-instead';
  document.body.append(region);
  const notice = document.createElement('div');
  notice.className = 'form-notice';
  for (const line of [title, description]) notice.appendChild(document.createElement('p')).textContent = line;
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.label;
    notice.append(anchor);
  }
  // In an existing region: otherwise screen readers do not announce it.
  requestAnimationFrame(() => region.append(notice));
  // Not while it is being read or its link has the focus.
  setInterval(() => region.matches(':hover,:focus-within') || region.remove(), 4000);
}

// ---- Views: only the path is sent, and not for bots or visitors who opt out (docs/decisions/015-statistics.md).
function countView() {
  const { webdriver, doNotTrack } = navigator;
  const objects =
    webdriver || doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl);
  if (!objects && document.querySelector('main[data-counted]')) navigator.sendBeacon('/views', location.pathname);
}

// ---- Staff: a link to this page's form, requested only if the admin has set its cookie. Never in frames.
async function offerEdit() {
  if (!document.cookie.includes('alethia-staff=1') || window !== top) return;
  const response = await fetch(`/api/edit-link?path=${encodeURIComponent(location.pathname)}`);
  const { href } = response.ok ? await response.json() : {};
  if (!href) return;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = 'Edit this page';
  // Not in the style sheets: these contain only what the page's own markup uses.
  link.style.cssText =
    'position:fixed;inset:auto auto 16px 16px;z-index:60;padding:10px 16px;border-radius:99px;background:#10181f;color:#fff;outline:1px solid #fff6';
  document.body.append(link);
}

// ---- After the first paint: loads both fonts at once, then sets them part by part so that slow machines stay
// responsive. A class on the root would restyle every element. What the visitor is reading does not move: a text that
// would take more or fewer lines is set up to 4 % smaller or larger on this page (docs/decisions/084-fitted-fonts.md).

/** Heights of capitals, in em, to try in this order; the last is Grotesk's own. */
const CAPITALS = [0.69, 0.72, 0.68, 0.73, 0.7];

async function setFonts() {
  await Promise.allSettled(['Grotesk', '"Plex Mono"'].map((font) => document.fonts.load(`1em ${font}`)));
  const next = () => document.querySelector('body > :not(main, script, .fonts), main > :not(script, .fonts)');
  for (let part = next(); part; part = next()) {
    const texts = /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll('h1, h2, h3, p, li, dt, dd'));
    const inView = [...texts].filter((text) => text.getBoundingClientRect().top < innerHeight);
    const heights = inView.map((text) => text.offsetHeight);
    part.classList.add('fonts');
    inView.forEach((text, index) => {
      for (const size of CAPITALS) {
        if (Math.abs(text.offsetHeight - Number(heights[index])) < 2) break;
        text.style.fontSizeAdjust = `cap-height ${size}`;
      }
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

// ---- Modules of what stands further down, once it is near.
function loadWhenNear() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-soon]'))) {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import(place.dataset.soon ?? '');
      },
      { rootMargin: '100%' },
    );
    near.observe(place);
  }
}

// ---- The framework, on pages that need it only for forms: loaded on the first interaction. A form submitted before it
// has loaded waits for eight seconds and is then sent as without scripts.
const HOLD = 8000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

function startFramework() {
  for (const sign of SIGNS) removeEventListener(sign, startFramework, true);
  for (const late of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('script[data-waits]'))) {
    const script = document.createElement('script');
    script.src = late.dataset.src ?? '';
    late.replaceWith(script);
  }
}

function waitForVisitor() {
  for (const sign of SIGNS) addEventListener(sign, startFramework, { capture: true, passive: true });
  addEventListener('submit', holdForm, true);
  // The visitor is already interacting, or came to this form directly.
  if (scrollY || location.search || location.hash || document.activeElement !== document.body) startFramework();
}

/** @param {SubmitEvent} event */
function holdForm(event) {
  const form = near(event.target, '[data-island="waits"] form:not([data-live])');
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('held' in form.dataset) return;
  form.dataset.held = '';
  startFramework();
  const until = Date.now() + HOLD;
  const send = () => {
    if (Date.now() > until && navigator.onLine) form.dataset.live = '';
    if ('live' in form.dataset) form.requestSubmit(event.submitter);
    else setTimeout(send, 50);
  };
  send();
}

// ---- Clicks made before this module loaded (src/browser/start-script.ts).
function catchUp() {
  const page = /** @type {Window & { early?: MouseEvent[] }} */ (window);
  const clicks = page.early ?? [];
  delete page.early;
  if (clicks.length > 0) startFramework();
  for (const { target } of clicks) near(target, '.nav-toggle')?.click();
}

function start() {
  waitForVisitor();
  setFonts();
  loadWhenNear();
  mark('live', true);
  showSignOut();
  sayCarried();
  onScroll();
  watchSections();
  addEventListener('resize', watchSections);
  const main = document.querySelector('main');
  // Forms add messages, and the preview adds sections while an editor types.
  const changed = new MutationObserver(() => {
    watchSections();
    setFonts();
  });
  for (const place of [document.body, main]) if (place) changed.observe(place, { childList: true });
  // Prerendered pages count once they are shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', countView);
  else countView();
  catchUp();
  offerEdit();
  const missing = /** @type {HTMLElement | null} */ (main?.querySelector('[data-missing-path]'));
  if (missing) console.warn(`404: there is no page at ${missing.dataset.missingPath}`);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
