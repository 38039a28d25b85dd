'use client';

import { createContext, useContext } from 'react';
import { englishAccountWords } from './account-words';

export const AccountWordsContext = createContext(englishAccountWords);
/** The words of the page's language. */
export const useAccountWords = () => useContext(AccountWordsContext);
