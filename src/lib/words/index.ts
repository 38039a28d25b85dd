import type { Language } from '../languages';
import { de } from './de';
import { en, type Words } from './en';

export type { Words };

/** A missing text does not compile. */
export const words: Record<Language, Words> = { en, de };
