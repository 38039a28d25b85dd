import { type EditorialState, editorialStates } from '@/fields/editorial';

export const stateNames = Object.fromEntries(editorialStates.map(({ value, label }) => [value, label])) as Record<
  EditorialState,
  string
>;

export const PANEL_ID = 'review-panel';
