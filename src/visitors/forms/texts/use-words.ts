'use client';

import { createContext, useContext } from 'react';
import { englishWords } from './words';

/** The words of a page's language; English without a provider (in-language.tsx). */
export const WordsContext = createContext(englishWords);
export const useWords = () => useContext(WordsContext);
