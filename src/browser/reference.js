// @ts-check
// Reference pages: copies values, replays demonstrations, marks the current section's entry, filters the index,
// turns the review on.
const region = document.createElement('p');
region.role = 'status';
region.className = 'sr-only';

/** @param {HTMLElement} button */
async function copy(button) {
  const { copy: value = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(value);
    button.dataset.copied = '';
    region.textContent = 'Copied';
  } catch {
    region.textContent = 'Copying is not allowed here';
  }
  setTimeout(() => {
    delete button.dataset.copied;
    region.textContent = '';
  }, 2000);
}

/** Restarts the demonstrations of a section. @param {HTMLElement} section */
function replay(section) {
  section.dataset.still = '';
  // Forces layout without animation before the restart.
  section.getBoundingClientRect();
  delete section.dataset.still;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[data-copy]');
  const section = target.closest('[data-replay]')?.closest('section');
  if (button instanceof HTMLElement) copy(button);
  if (section) replay(section);
});

const observer = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const link = document.querySelector(`.section-nav [href="#${target.id}"]`);
      if (isIntersecting && target instanceof HTMLElement && target.querySelector('[data-replay]')) replay(target);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-160px 0px -60% 0px' },
);

/** Fonts, drawings and the review change the height of what stands above the target, until the visitor moves on. */
function keepTarget() {
  const page = document.querySelector('.reference');
  if (!page) return;
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (height && height !== page.clientHeight)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    height = page.clientHeight;
  });
  const keep = () => observer.observe(page);
  keep();
  addEventListener('hashchange', keep);
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(sign, () => observer.disconnect());
}

/** Off, unless the address or this browser says otherwise, or staff look. Its script loads only when it is on. */
function startReview() {
  const mode = document.querySelector('#review-mode');
  if (!(mode instanceof HTMLInputElement)) return;
  const load = async () => mode.checked && import(mode.dataset.reviews ?? '');
  let kept = null;
  let hasOwn = false;
  try {
    kept = localStorage.getItem('review-mode');
    hasOwn = localStorage.getItem('design-reviews') !== null;
  } catch {}
  const isWanted = kept ? kept === 'on' : hasOwn || document.cookie.includes('alethia-staff=1');
  if (!mode.checked && (isWanted || new URLSearchParams(location.search).has('review'))) {
    mode.checked = true;
  }
  load();
  mode.addEventListener('change', () => {
    try {
      localStorage.setItem('review-mode', mode.checked ? 'on' : 'off');
    } catch {}
    load();
  });
}

/** `/` leads to the search of the index, Enter to its first entry, Escape back to all of them. */
function startIndex() {
  const index = document.querySelector('.ref-index');
  const search = index?.querySelector('input');
  const fold = index?.querySelector('details');
  if (!search) return;
  const filter = () => {
    const wanted = search.value.trim().toLowerCase();
    for (const entry of index?.querySelectorAll('li') ?? []) {
      entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
    }
    for (const group of index?.querySelectorAll('[data-index-group]') ?? []) {
      group.toggleAttribute('hidden', !group.querySelector('li:not([hidden])'));
    }
    index
      ?.querySelector('.ref-index-none')
      ?.toggleAttribute('hidden', Boolean(index.querySelector('li:not([hidden])')));
  };
  search.addEventListener('input', filter);
  search.addEventListener('keydown', ({ key }) => {
    const first = index?.querySelector('li:not([hidden]) > a');
    if (key === 'Enter' && first instanceof HTMLElement) first.click();
    if (key !== 'Escape') return;
    search.value = '';
    filter();
  });
  index?.addEventListener('click', ({ target }) => {
    if (fold && target instanceof Element && target.closest('a')) fold.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isTyping =
      target instanceof Element && target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select');
    if (key !== '/' || altKey || ctrlKey || metaKey || isTyping) return;
    event.preventDefault();
    if (fold && matchMedia('(width < 1200px)').matches) fold.open = true;
    search.focus();
  });
}

function start() {
  document.body.append(region);
  startIndex();
  keepTarget();
  startReview();
  for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
