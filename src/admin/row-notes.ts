'use client';

import { sharedValue, useShared } from './shared-value';

const notes = sharedValue<ReadonlyMap<string, string>>(new Map());

/** Shows a few words beside the label of each of these sections, by the ids of their rows: the seam `rowNotes`. */
export const showRowNotes = notes.set;

export const useRowNote = (row: unknown): string | undefined => useShared(notes).get(String(row));
