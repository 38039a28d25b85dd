import { expect, it } from 'vitest';
import { bothNotes } from './both-notes';

it.each([
  ['nobody else has written', 'Wider.', '', '', 'Wider.'],
  ['another has begun a note', 'Wider.', '', 'Less blue.', 'Less blue.\nWider.'],
  ['the same was sent twice', 'Wider.', '', 'Less blue.\nWider.', 'Less blue.\nWider.'],
  ['it was typed on', 'Wider, too.', 'Wider.', 'Less blue.\nWider.', 'Less blue.\nWider, too.'],
  ['another has typed on', 'Less blue, please.', 'Less blue.', 'Less blue.\nWider.', 'Less blue, please.\nWider.'],
  ['both have changed the same line', 'Wider, too.', 'Wider.', 'Rounder.', 'Rounder.\nWider, too.'],
  ['another has deleted it', 'Wider, too.', 'Wider.', '', 'Wider, too.'],
  ['it was deleted', '', 'Wider.', 'Less blue.\nWider.', 'Less blue.'],
  ['it was deleted, and changed by another', '', 'Wider.', 'Rounder.', 'Rounder.'],
  ['signs of patterns stay as they are', '$& $1', 'Wider.', 'Wider.\nB', '$& $1\nB'],
])('%s', (_, mine, before, stored, kept) => expect(bothNotes(mine, before, stored)).toBe(kept));
