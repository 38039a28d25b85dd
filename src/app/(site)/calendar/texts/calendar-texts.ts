import type { Language } from '@shared/language';
import { type CalendarTexts, english } from './english';
import { german } from './german';

export type { CalendarTexts };

const all: Record<Language, CalendarTexts> = { en: english, de: german };

export const calendarTextsIn = (language: Language): CalendarTexts => all[language];
