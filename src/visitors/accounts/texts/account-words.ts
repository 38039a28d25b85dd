import type { Words } from '../../forms/texts/words';
import { englishWords } from '../../forms/texts/words';
import { type AccountTexts, english } from './english';

export type AccountWords = Omit<Words, 'texts'> & { texts: AccountTexts; words: Words };

export const accountWords = (words: Words, texts: AccountTexts): AccountWords => ({ ...words, texts, words });
export const englishAccountWords = accountWords(englishWords, english);
