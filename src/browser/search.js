// @ts-check
// Suggestions for the search field: the site's titles, loaded when a visitor starts to search.

const field = document.querySelector('input[data-suggestions]');

/** @param {HTMLInputElement} input */
async function suggest(input) {
  const response = await fetch(input.dataset.suggestions ?? '');
  if (!response.ok) return;
  /** @type {string[]} */
  const titles = await response.json();
  input.list?.replaceChildren(...titles.map((title) => new Option('', title)));
}

if (field instanceof HTMLInputElement) {
  field.addEventListener('focus', () => void suggest(field).catch(() => undefined), { once: true });
}

export {};
