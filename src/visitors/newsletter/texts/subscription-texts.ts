import type { Language } from '@shared/language';
import { english, type SubscriptionTexts } from './english';
import { german } from './german';

export type { SubscriptionTexts };

const all: Record<Language, SubscriptionTexts> = { en: english, de: german };

export const subscriptionTextsIn = (language: Language): SubscriptionTexts => all[language];
