'use client';

import type { ReactNode } from 'react';
import { germanWords } from '../../forms/texts/german-words';
import { WordsContext } from '../../forms/texts/use-words';
import { accountWords } from './account-words';
import { german } from './german';
import { AccountWordsContext } from './use-account-words';

const words = accountWords(germanWords, german);

/** Loaded on German pages only. */
export default function GermanAccounts({ children }: { children: ReactNode }) {
  return (
    <WordsContext value={germanWords}>
      <AccountWordsContext value={words}>{children}</AccountWordsContext>
    </WordsContext>
  );
}
