import { defaultLanguage, isLanguage, languages } from '@/lib/languages';

/** What staff read of a published document whose language visitors cannot choose yet. */
export const unseenWords = (language: string) => `Published, but visitors cannot see ${language} yet`;

/** The name of a document's language if visitors see it only once it is offered; undefined for English. */
export const languageToOffer = (code: unknown): string | undefined =>
  isLanguage(code) && code !== defaultLanguage ? languages[code].name : undefined;
