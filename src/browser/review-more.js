// @ts-check
// Parts of the review that few visits need: history, for reviewers, whose session the server checks; export.

/** @typedef {{ element: string, name: string, page: string, state: string, note: string, outdated: boolean, decided: string, by: string }} Row */
/** @typedef {{ state: string, note: string, by?: string, at: string }} Decision */

const NAMES = /** @type {Record<string, string>} */ ({
  pending: 'Pending',
  kept: 'Kept',
  modified: 'Modified',
  deleted: 'Deleted',
});
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** @param {string} text */
function line(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

/** Fills the list each time it is opened. @param {HTMLElement} article */
export async function showHistory(article) {
  const list = article.querySelector('.review-history > ol');
  const element = encodeURIComponent(article.dataset.element ?? '');
  const response = await fetch(`/reviews?element=${element}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!response?.ok) {
    list?.replaceChildren(line('The history cannot be read at the moment.'));
    return;
  }
  /** @type {{ history: Decision[] }} */
  const { history } = await response.json();
  const items = history.map(({ state, note, by, at }) =>
    line(`${NAMES[state] ?? state}${by ? ` by ${by}` : ''}, ${when.format(new Date(at))}${note ? `: ${note}` : ''}`),
  );
  list?.replaceChildren(...(items.length > 0 ? items : [line('No decisions yet.')]));
}

/** A CSV cell; what a spreadsheet would run as a formula gets an apostrophe. @param {string | boolean} value */
function cell(value) {
  const text = /^[=+\-@\t\r]/.test(`${value}`) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {Row[]} rows */
export const toCsv = (rows) => {
  const lines = [['element', 'name', 'page', 'state', 'note', 'outdated', 'decided', 'by'], ...rows.map(Object.values)];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};

/** Downloads what the viewer sees. @param {Row[]} rows @param {'csv' | 'json'} kind */
export function save(rows, kind) {
  const text = kind === 'csv' ? toCsv(rows) : JSON.stringify(rows, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: kind === 'csv' ? 'text/csv' : 'application/json' }));
  const page = rows[0]?.page.replaceAll('/', '-') ?? 'page';
  link.download = `design-reviews-${page}-${new Date().toISOString().slice(0, 10)}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
