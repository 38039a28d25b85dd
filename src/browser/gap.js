// @ts-check
// A gap that visitors draw (src/blocks/gap-sketch): its fields for numbers become sliders, and its line follows them.

/** @param {HTMLFormElement} form */
function draw(form) {
  const [one, many] = (form.dataset.gap ?? '').split('|');
  /** @param {number} count */
  const weeks = (count) => `${count} ${count === 1 ? one : many}`;
  /** @type {Record<string, number>} */
  const drawn = {};
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input'))) {
    const { name, valueAsNumber } = input;
    drawn[name] = valueAsNumber;
    form.style.setProperty(`--${name}`, `${valueAsNumber}`);
    const says = form.querySelector(`[data-gap-weeks=${name}]`);
    if (says) says.textContent = weeks(valueAsNumber);
    input.ariaValueText = says?.parentElement?.textContent ?? '';
  }
  const { known = 0, late = 0 } = drawn;
  const says = /** @type {HTMLElement | null} */ (form.querySelector('[data-gap-says]'));
  if (says)
    says.textContent = (says.dataset.gapSays ?? '').replace('{had}', weeks(known + late)).replace('{used}', `${late}`);
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-gap]'))) {
  const slide = () => {
    for (const input of form.querySelectorAll('input')) if (input.type !== 'range') input.type = 'range';
  };
  slide();
  // Where the framework runs too, it puts back what it rendered.
  new MutationObserver(slide).observe(form, { subtree: true, attributeFilter: ['type'] });
  draw(form);
  form.addEventListener('input', () => draw(form));
}

export {};
