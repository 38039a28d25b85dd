// @ts-check
// Reviews of the design-system reference (decisions, "Design review"). The page contains the shared states; notes and
// names come from /reviews, for staff only. Decisions of staff go there, those of others stay in this browser.

/** @typedef {'pending' | 'kept' | 'modified' | 'deleted'} State */
/** @typedef {{ state: State, note: string, hash: string, at: string, by?: string }} Review */
/** `before`: the note that this one began with. @typedef {{ state?: State, note?: string, before?: string, hash?: string }} Change */
/** @typedef {{ canShare: boolean, name: string } | null} Me */
/** @typedef {{ read: () => Map<string, Review>, write: (reviews: Map<string, Review>) => void }} Store */

const STATES = /** @type {const} */ (['pending', 'kept', 'modified', 'deleted']);
const RETRIES = 3;
const POLL_MS = 4_000;
const NOTE_MS = 800;
const NOTE_LENGTH = 2_000;

/** Delay before a retry, in ms; `n` starts at 0. @param {number} n */
export const retryDelay = (n) => Math.min(1_000 * 2 ** n, 30_000);

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Retries up to three times without a response or when the server fails. Undefined when all failed.
 * @param {() => Promise<Response>} send @param {(ms: number) => Promise<unknown>} wait
 */
export async function persist(send, wait = sleep) {
  for (let n = 0; ; n++) {
    const response = await send().catch(() => undefined);
    if (response && response.status < 500) return response;
    if (n === RETRIES) return undefined;
    await wait(retryDelay(n));
  }
}

const NAMES = { pending: 'Pending', kept: 'Kept', modified: 'Modified', deleted: 'Deleted' };
/** @type {Review} */
const UNDECIDED = { state: 'pending', note: '', hash: '', at: '' };

/** @param {Review} review @param {string | undefined} hash */
const isOutdated = (review, hash) => review.state !== 'pending' && review.hash !== hash;

/**
 * Decisions as one viewer sees them: shared ones, this browser's own if the viewer may not share, and unsaved ones.
 * @param {{
 *   send: (id: string, change: Change) => Promise<Response>,
 *   store: Store,
 *   changed: (id: string) => void,
 *   failed: (id: string, change: Change) => void,
 *   wait?: (ms: number) => Promise<unknown>,
 * }} options
 */
export function createReviews({ send, store, changed, failed, wait }) {
  /** @type {Map<string, Review>} */
  const shared = new Map();
  let local = store.read();
  /** @type {Map<string, Change>} */
  const wanted = new Map();
  /** @type {Map<string, Promise<boolean>>} */
  const sending = new Map();
  /** @type {Me | undefined} */
  let me;
  let writes = 0;
  /** @type {() => void} */
  let know = () => {};
  const known = new Promise((resolve) => {
    know = () => resolve(undefined);
  });

  const base = (/** @type {string} */ id) => shared.get(id) ?? UNDECIDED;
  const isLocal = () => me !== undefined && !me?.canShare;
  /** @param {string} id @returns {Review} */
  const see = (id) => ({ ...base(id), ...(isLocal() ? local.get(id) : undefined), ...wanted.get(id) });

  /** @param {string} id @param {Change} change */
  function keepHere(id, { before: _, ...change }) {
    const review = { ...base(id), ...local.get(id), ...change, at: new Date().toISOString(), by: undefined };
    const { state, note } = base(id);
    if (review.state === state && review.note === note) local.delete(id);
    else local.set(id, review);
    store.write(local);
  }

  /** Sends the pending change of an element until there is no newer one. @param {string} id */
  async function flush(id) {
    let done = true;
    await known;
    for (let change = wanted.get(id); change; change = wanted.get(id)) {
      const now = change;
      const response = isLocal() ? 'here' : await persist(() => send(id, now), wait);
      const isRefused = response !== 'here' && (response?.status === 401 || response?.status === 403);
      if (isRefused) me = null;
      if (response === 'here' || isRefused) keepHere(id, now);
      else if (response?.ok) {
        writes++;
        shared.set(id, (await response.json()).review);
      }
      done = response === 'here' || isRefused || Boolean(response?.ok);
      // A newer change includes this one, and its outcome counts for both.
      if (wanted.get(id) !== now) continue;
      wanted.delete(id);
      changed(id);
      if (!done) failed(id, now);
    }
    sending.delete(id);
    return done;
  }

  /** Takes effect at once; resolves to whether it was stored. @param {string} id @param {Change} change */
  function decide(id, change) {
    wanted.set(id, { ...wanted.get(id), ...change });
    changed(id);
    const flushed = sending.get(id) ?? flush(id);
    sending.set(id, flushed);
    return flushed;
  }

  return {
    see,
    decide,
    me: () => me,
    isLocal,
    /** For `learn`: a response requested before the last stored decision is stale. */
    writes: () => writes,
    kept: () => local.size,
    /** Initial state, from the page. @param {string} id @param {Review} review */
    begin: (id, review) => shared.set(id, review),
    /** State from the server. @param {{ states: Record<string, Review>, me: Me }} response @param {number} writesBefore */
    learn(response, writesBefore) {
      if (writesBefore !== writes) return false;
      const ids = new Set([...shared.keys(), ...Object.keys(response.states), ...local.keys()]);
      shared.clear();
      for (const [id, review] of Object.entries(response.states)) shared.set(id, review);
      me = response.me;
      know();
      for (const id of ids) changed(id);
      return true;
    },
    /** If the server does not respond: decisions are still sent. */
    giveUpWaiting: know,
    reread() {
      const ids = new Set(local.keys());
      local = store.read();
      for (const id of [...ids, ...local.keys()]) changed(id);
    },
    /** Shares this browser's decisions one after another; those that cannot be stored stay here. */
    async carry() {
      for (const [id, { state, note, hash }] of [...local]) {
        // Without one of its own, that of others stays.
        const own = note && { note, before: '' };
        if (!(await decide(id, { state, ...own, ...(hash && { hash }) })) || isLocal()) return false;
        local.delete(id);
        store.write(local);
      }
      return true;
    },
    discard() {
      local.clear();
      store.write(local);
    },
  };
}

// ---- The page
const KEY = 'design-reviews';
const KEYS_OFF = 'design-reviews-keys-off';

/** Without storage, as in some private windows, decisions last as long as the page. @type {Store} */
const browserStore = {
  read() {
    try {
      /** @type {[string, Review][]} */
      const entries = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
      return new Map(entries.filter(([, review]) => STATES.includes(review?.state)));
    } catch {
      return new Map();
    }
  },
  write(reviews) {
    try {
      if (reviews.size > 0) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(reviews)));
      else localStorage.removeItem(KEY);
    } catch {}
  },
};

/** @param {EventTarget | null} target @param {string} selector */
const near = (target, selector) =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;

/** @param {HTMLElement} article */
function addControls(article) {
  const { element, name, state } = article.dataset;
  const place = article.querySelector(':scope > .review');
  if (!place) return;
  place.role = 'group';
  place.ariaLabel = `Review of ${name}`;
  const parts = document.querySelector('[data-review-controls]')?.children ?? [];
  place.replaceChildren(...[...parts].map((part) => part.cloneNode(true)));
  for (const part of place.querySelectorAll('[aria-label]')) part.ariaLabel += ` ${name}`;
  place.querySelector('a')?.setAttribute('href', `?review#${article.id}`);
  const status = place.querySelector('[data-review-status]');
  if (status) status.textContent = NAMES[/** @type {State} */ (state)];
  // Items of the button audit have a note of their own.
  if (element?.startsWith('audit/')) place.querySelector('.review-note')?.remove();
  showPressed(article);
}

/** Shows the state on the buttons; Clear is never pressed. @param {HTMLElement} article */
function showPressed(article) {
  for (const button of article.querySelectorAll('[data-review]:not([data-review="pending"])')) {
    button.ariaPressed = `${button.getAttribute('data-review') === article.dataset.state}`;
  }
}

function start() {
  const mode = /** @type {HTMLInputElement | null} */ (document.querySelector('#review-mode'));
  if (mode) review(mode);
}

/** @param {HTMLInputElement} mode */
function review(mode) {
  /** @type {Map<string, HTMLElement>} */
  const articles = new Map();
  for (const article of document.querySelectorAll('[data-element]')) {
    if (!(article instanceof HTMLElement)) continue;
    articles.set(article.dataset.element ?? '', article);
    addControls(article);
  }
  /** @type {Map<string, HTMLTextAreaElement>} */
  const notes = new Map();
  for (const field of document.querySelectorAll('textarea[data-review-note], textarea[data-audit-note]')) {
    if (!(field instanceof HTMLTextAreaElement)) continue;
    const audit = field.dataset.auditNote;
    const id = audit ? `audit/${audit.replace(/^audit\//, '')}` : near(field, '[data-element]')?.dataset.element;
    if (id) notes.set(id, field);
  }
  const summary = /** @type {HTMLElement | null} */ (document.querySelector('[data-review-summary]'));
  /** @param {string} name @returns {HTMLElement | null | undefined} */
  const part = (name) => summary?.querySelector(`[data-review-${name}]`);
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    const element = part(name);
    if (element) element.textContent = text;
  };

  const counts = { pending: 0, kept: 0, modified: 0, deleted: 0 };
  for (const { dataset } of articles.values()) counts[/** @type {State} */ (dataset.state)]++;
  /** @param {State[]} states */
  function showCounts(...states) {
    for (const state of states) write(`count="${state}"`, `${counts[state]}`);
    const decided = articles.size - counts.pending;
    write('decided', `${decided} of ${articles.size} decided`);
    const bar = part('progress');
    if (bar instanceof HTMLProgressElement) bar.value = decided;
  }

  const nameOf = (/** @type {string} */ id) => articles.get(id)?.dataset.name ?? id;
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const typing = new Map();
  /** The notes that those in the fields began with. @type {Map<string, string>} */
  const began = new Map();
  /** Notes that could not be stored stay in their fields. @type {Set<string>} */
  const unsaved = new Set();

  /** @param {string} id */
  function paint(id) {
    const review = reviews.see(id);
    const field = notes.get(id);
    const isEdited = field === document.activeElement || typing.has(id) || unsaved.has(id);
    if (field && !isEdited) {
      began.set(id, review.note);
      if (field.value !== review.note) field.value = review.note;
    }
    const article = articles.get(id);
    if (!article) return;
    article.toggleAttribute('data-outdated', isOutdated(review, article.dataset.hash));
    const words =
      review.by && review.state !== 'pending' ? `${NAMES[review.state]} by ${review.by}` : NAMES[review.state];
    const status = article.querySelector('[data-review-status]');
    if (status && status.textContent !== words) status.textContent = words;
    const before = /** @type {State} */ (article.dataset.state);
    if (before === review.state) return;
    article.dataset.state = review.state;
    showPressed(article);
    counts[before]--;
    counts[review.state]++;
    showCounts(before, review.state);
  }

  /** @param {string} text @param {string} [problem] */
  function say(text, problem = '') {
    write('announcement', text);
    const notice = part('problem');
    if (!notice) return;
    notice.textContent = problem;
    notice.hidden = !problem;
  }

  const reviews = createReviews({
    store: browserStore,
    send: (element, change) =>
      fetch('/reviews', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ element, ...change }),
        keepalive: true,
        signal: AbortSignal.timeout(10_000),
      }),
    changed: paint,
    failed(id, { note }) {
      if (note) unsaved.add(id);
      const rest = note
        ? 'What you wrote is still in its field.'
        : `It is back to ${NAMES[reviews.see(id).state].toLowerCase()}.`;
      say('', `${nameOf(id)} could not be saved. ${rest} Please try again in a moment.`);
    },
  });
  for (const [id, { dataset }] of articles) {
    const state = /** @type {State} */ (dataset.state);
    reviews.begin(id, { state, note: '', hash: dataset.reviewed ?? '', at: dataset.at ?? '' });
  }
  // Until the notes of others are known, nobody writes over them.
  for (const field of notes.values()) field.readOnly = true;

  /** @param {HTMLElement} article @param {State} state */
  function press(article, state) {
    const { element: id = '', hash, name } = article.dataset;
    // Clearing also deletes the note that is shown, but not that of an audit item, which is independent.
    const isClearing = state === 'pending' && !id.startsWith('audit/');
    const clearing = isClearing ? { note: '', before: began.get(id) ?? '' } : {};
    const hadFocus = article.contains(document.activeElement);
    reviews.decide(id, { state, hash, ...clearing }).then(showMode);
    say(`${name}: ${NAMES[state].toLowerCase()}.`);
    // Filtered out, or hidden with its section: focus the next one.
    if (hadFocus && !article.checkVisibility()) move(1, article);
  }

  /** @param {string} id */
  function saveNote(id) {
    clearTimeout(typing.get(id));
    typing.delete(id);
    const note = notes.get(id)?.value.slice(0, NOTE_LENGTH) ?? '';
    const before = began.get(id) ?? '';
    // Left as it was: others may have changed it meanwhile.
    if (note === before && !unsaved.has(id)) return paint(id);
    unsaved.delete(id);
    began.set(id, note);
    const hash = articles.get(id)?.dataset.hash;
    reviews.decide(id, { note, before, ...(hash && { hash }) }).then((done) => {
      if (!done) began.set(id, before);
      else say(`Note on ${nameOf(id)} ${reviews.isLocal() ? 'kept in this browser' : 'saved'}.`);
      showMode();
    });
  }
  const idOfNote = (/** @type {EventTarget | null} */ field) => [...notes].find(([, other]) => other === field)?.[0];
  document.addEventListener('input', ({ target }) => {
    const id = target instanceof HTMLTextAreaElement && idOfNote(target);
    if (!id) return;
    clearTimeout(typing.get(id));
    typing.set(id, setTimeout(saveNote, NOTE_MS, id));
  });
  document.addEventListener('focusout', ({ target }) => {
    const id = target instanceof HTMLTextAreaElement && idOfNote(target);
    if (id) saveNote(id);
  });
  addEventListener('pagehide', () => {
    for (const id of typing.keys()) saveNote(id);
  });
  addEventListener('online', () => {
    for (const id of [...unsaved]) saveNote(id);
  });
  addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });

  // ---- Keys: K, M and D decide on the focused element; J and the arrows move.
  /** @param {number} step @param {HTMLElement | null} [from] */
  function move(step, from = near(document.activeElement, '[data-element]')) {
    const all = [...articles.values()];
    const visible = all.filter((article) => article === from || article.checkVisibility());
    const at = from ? visible.indexOf(from) : -1;
    // Without a focused element, the first one in view.
    const first = visible.findIndex((article) => article.getBoundingClientRect().bottom > 160);
    const next =
      at < 0 ? visible[first] : (visible[at + step] ?? (from?.checkVisibility() ? undefined : visible[at - step]));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }

  /** @type {Record<string, State>} */
  const decisions = { k: 'kept', m: 'modified', d: 'deleted' };
  const keys = part('keys');
  document.addEventListener('keydown', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (
      !mode.checked ||
      event.defaultPrevented ||
      altKey ||
      ctrlKey ||
      metaKey ||
      near(target, 'input:not(#review-mode), textarea, select')
    )
      return;
    if (keys instanceof HTMLInputElement && !keys.checked) return;
    const key = event.key.toLowerCase();
    const article = near(document.activeElement, '[data-element]');
    const state = shiftKey ? undefined : decisions[key];
    const arrow = article === document.activeElement ? { arrowdown: 1, arrowup: -1 }[key] : undefined;
    const step = key === 'j' ? (shiftKey ? -1 : 1) : arrow;
    if (!(state && article) && !step) return;
    event.preventDefault();
    if (step) move(step);
    else if (state && article) press(article, state);
  });
  if (keys instanceof HTMLInputElement) {
    try {
      keys.checked = !localStorage.getItem(KEYS_OFF);
    } catch {}
    keys.addEventListener('change', () => {
      try {
        if (keys.checked) localStorage.removeItem(KEYS_OFF);
        else localStorage.setItem(KEYS_OFF, 'yes');
      } catch {}
    });
  }

  const rows = () =>
    [...articles].map(([element, { dataset }]) => {
      const review = reviews.see(element);
      const { state, note, at, by = '' } = review;
      const page = summary?.dataset.page ?? '';
      const outdated = isOutdated(review, dataset.hash);
      return { element, name: dataset.name ?? '', page, state, note, outdated, decided: at, by };
    });

  const more = () => import(mode.dataset.more ?? '');
  /** @param {'csv' | 'json'} kind */
  const save = async (kind) => (await more()).save(rows(), kind);

  /** @type {Record<string, () => unknown>} */
  const actions = {
    csv: () => save('csv'),
    json: () => save('json'),
    carry: () =>
      reviews
        .carry()
        .then((done) => done && say('Your decisions are shared now.'))
        .then(showMode),
    discard: () => {
      reviews.discard();
      say('The decisions of this browser are gone.');
      showMode();
    },
  };
  document.addEventListener('click', ({ target }) => {
    const button = near(target, '[data-review]');
    const article = near(button, '[data-element]');
    const state = STATES.find((name) => name === button?.dataset.review);
    if (article && state) press(article, state);
    actions[near(target, '[data-review-do]')?.dataset.reviewDo ?? '']?.();
  });

  document.addEventListener(
    'toggle',
    async ({ target }) => {
      const article = near(target, '[data-element]');
      const isHistory = target instanceof HTMLDetailsElement && target.matches('.review-history');
      if (isHistory && target.open && article) (await more()).showHistory(article);
    },
    true,
  );

  // ---- Other reviewers' decisions appear while the page is open.
  function showMode() {
    const me = reviews.me();
    const mode = me === undefined ? 'unknown' : me === null ? 'visitor' : me.canShare ? 'shared' : 'barred';
    for (const words of summary?.querySelectorAll('[data-review-mode]') ?? []) {
      words.toggleAttribute('hidden', words.getAttribute('data-review-mode') !== mode);
    }
    for (const words of summary?.querySelectorAll('[data-review-name]') ?? []) words.textContent = me?.name ?? '';
    const kept = reviews.kept();
    const offer = part('carry');
    if (offer) offer.hidden = mode !== 'shared' || kept === 0;
    write('kept', kept === 1 ? '1 decision' : `${kept} decisions`);
  }

  let etag = '';
  async function ask() {
    const writesBefore = reviews.writes();
    const headers = etag ? { 'if-none-match': etag } : undefined;
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch('/reviews', { headers, cache: 'no-store', signal }).catch(() => undefined);
    const isNew = response?.ok && reviews.learn(await response.json(), writesBefore);
    if (isNew) {
      etag = response.headers.get('etag') ?? '';
      for (const field of notes.values()) field.readOnly = false;
      showMode();
    } else reviews.giveUpWaiting();
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  async function poll() {
    clearTimeout(next);
    if (document.visibilityState === 'hidden' || !mode.checked) return;
    await ask().catch(() => {});
    clearTimeout(next);
    next = setTimeout(poll, POLL_MS);
  }
  document.addEventListener('visibilitychange', poll);
  mode.addEventListener('change', poll);
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    reviews.reread();
    showMode();
  });
  poll();
}

if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
