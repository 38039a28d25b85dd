import { z } from 'zod';
import { defaultLanguage, languageCodes } from './language.ts';

/** Of the page with the form. An unknown one must not stop a visitor. */
export const languageSchema = z.enum(languageCodes).default(defaultLanguage).catch(defaultLanguage);

const withLanguage = z.object({ language: languageSchema }).catch({ language: defaultLanguage });

export const languageIn = (entries: unknown) => withLanguage.parse(entries).language;
