// @ts-check
// Reference pages: copies values, replays demonstrations, marks the current section's entry.
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

function start() {
  document.body.append(region);
  for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
