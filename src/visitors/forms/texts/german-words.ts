import { locales } from '@shared/language';
import { german as messages } from '@shared/messages-de';
import { german } from './german';
import type { Words } from './words';

export const germanWords: Words = { language: 'de', locale: locales.de, texts: german, messages };
