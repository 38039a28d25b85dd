import { sharedValue } from '../shared-value';

/** What the panel beside the page shows: the list of sections, the fields of one (by the id of its row), or the rest. */
export type PanelView = { shows: 'sections' } | { shows: 'section'; row: string } | { shows: 'settings' };

const ATTRIBUTE = 'data-page-first';

const view = sharedValue<PanelView | undefined>(undefined);
/** Also while the whole form is shown, for when the panel opens. */
let chosen: PanelView | undefined;

function set(next: PanelView | undefined): void {
  // Immediately, not with the next render: hidden fields cannot be scrolled to (page-first.css).
  if (next) document.documentElement.setAttribute(ATTRIBUTE, next.shows);
  else document.documentElement.removeAttribute(ATTRIBUTE);
  view.set(next);
}

/** The page beside one panel, instead of the whole form; undefined while the whole form is shown. */
export const pageView = {
  initial: view.initial,
  read: view.read,
  subscribe: view.subscribe,
  turn: (isOn: boolean) => {
    if (isOn !== Boolean(view.read())) set(isOn ? (chosen ?? { shows: 'sections' }) : undefined);
  },
  /** For another document. */
  leave: () => {
    chosen = undefined;
    if (view.read()) set(undefined);
  },
  show: (next: PanelView) => {
    chosen = next;
    if (view.read()) set(next);
  },
};

/** The view of the panel that contains a field, such as `blocks.2.heading`. @param rows ids of the sections */
export function viewOf(path: string, rows: string[]): PanelView {
  const [list, index] = path.split('.');
  if (list !== 'blocks') return { shows: 'settings' };
  const row = index === undefined ? undefined : rows[Number(index)];
  return row === undefined ? { shows: 'sections' } : { shows: 'section', row };
}
