'use client';

import { createContext, useContext } from 'react';
import { englishAccountWords } from './account-words';

export const AccountWordsContext = createContext(englishAccountWords);
export const useAccountWords = () => useContext(AccountWordsContext);
