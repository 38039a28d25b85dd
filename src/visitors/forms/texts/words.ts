import { type Language, locales } from '@shared/language';
import { type Messages, english as messages } from '@shared/messages';
import { english, type FormTexts } from './english';

export type Words = { language: Language; locale: string; texts: FormTexts; messages: Messages };

export const englishWords: Words = { language: 'en', locale: locales.en, texts: english, messages };
