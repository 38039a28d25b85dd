// @ts-check
// Pages of the reference: copies values, plays demonstrations again, marks the entry of the section on the screen. A
// module of its own, as frame.js is one.
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

/** Every demonstration of a section, from the beginning. @param {HTMLElement} section */
function replay(section) {
  section.dataset.still = '';
  // Only once the browser has seen them stand still does it begin anew.
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

// The section under a line below the bars.
const observer = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const link = document.querySelector(`.section-nav [href="#${target.id}"]`);
      // Demonstrations begin when somebody gets there.
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
