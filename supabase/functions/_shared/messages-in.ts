import type { Language } from './language.ts';
import { english, type Messages } from './messages.ts';
import { german } from './messages-de.ts';

const all: Record<Language, Messages> = { en: english, de: german };

/** For functions and the site's server: browsers load only the language of their page. */
export const messagesIn = (language: Language): Messages => all[language];
