'use client';

import type { ReactNode } from 'react';
import { germanWords } from './german-words';
import { WordsContext } from './use-words';

/** Loaded on German pages only. */
export default function GermanForms({ children }: { children: ReactNode }) {
  return <WordsContext value={germanWords}>{children}</WordsContext>;
}
