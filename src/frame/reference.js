// @ts-check
// Pages of the reference: copies values, plays demonstrations again, marks the entry of the section on the screen. A
// module of its own, as frame.js is one.
const region = document.createElement('p');
region.role = 'status';
region.className = 'sr-only';
document.body.append(region);

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

/** Every demonstration of its section, from the beginning. @param {HTMLElement} button */
function replay(button) {
  for (const animation of button.closest('section')?.getAnimations({ subtree: true }) ?? []) {
    if (!(animation instanceof CSSAnimation)) continue;
    animation.cancel();
    animation.play();
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-copy], [data-replay]');
  if (button instanceof HTMLElement) (button.hasAttribute('data-copy') ? copy : replay)(button);
});

// The section under a line below the bars.
const observer = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const link = document.querySelector(`.section-nav [href="#${target.id}"]`);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-160px 0px -60% 0px' },
);
for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);

export {};
