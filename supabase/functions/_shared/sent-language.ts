import { z } from 'zod';
import { defaultLanguage, languageCodes } from './language.ts';

/** The language of the page with the form. An unknown one must not stop a visitor: it is English then. */
export const languageSchema = z.enum(languageCodes).default(defaultLanguage).catch(defaultLanguage);

const withLanguage = z.object({ language: languageSchema }).catch({ language: defaultLanguage });

/** The language that a form or the body of a request names. */
export const languageIn = (entries: unknown) => withLanguage.parse(entries).language;
