import type { Language } from '@shared/language';
import { type AccountTexts, english } from './english';
import { german } from './german';

const all: Record<Language, AccountTexts> = { en: english, de: german };

/** For server components; client components call `useAccountWords`. */
export const accountTextsIn = (language: Language): AccountTexts => all[language];
