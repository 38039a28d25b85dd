import { type EditorialState, editorialStates } from '@/fields/editorial';

/** How the states are called in the admin. */
export const stateNames = Object.fromEntries(editorialStates.map(({ value, label }) => [value, label])) as Record<
  EditorialState,
  string
>;

/** Where the panel is, for the link in the header: beside the form, or below it while the preview is open. */
export const PANEL_ID = 'review-panel';
