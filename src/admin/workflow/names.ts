import { type EditorialState, editorialStates } from '@/fields/editorial';

export const stateNames = Object.fromEntries(editorialStates.map(({ value, label }) => [value, label])) as Record<
  EditorialState,
  string
>;

/** The id of the panel of a document. */
export const panelOf = (id: string | number): string => `review-${id}`;
export const noteOf = (id: string | number): string => `review-note-${id}`;
