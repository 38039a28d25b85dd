'use client';

import { createContext, useContext } from 'react';
import { englishWords } from './words';

/** English without a provider (in-language.tsx). */
export const WordsContext = createContext(englishWords);
export const useWords = () => useContext(WordsContext);
