import type { Language } from '../languages';
import { de } from './de';
import { en, type Words } from './en';

export type { Words };

/** The texts of the code in every language. A missing one does not compile. */
export const words: Record<Language, Words> = { en, de };
