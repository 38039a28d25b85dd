import { accountPath, defaultLanguage, type Language, languageCodes } from '@/lib/languages';

export type Places = {
  auth: string;
  account: string;
  /** After sign-in. */
  home: string;
  /** After sign-out, and after the mailed link of a sign-up. */
  away: string;
  booking: string;
};

/** Caching is by path, so the language is in it. No links to staff's content, which may be English only. */
export function placesIn(language: Language): Places {
  if (language === defaultLanguage)
    return { auth: '/auth', account: accountPath(language), home: '/', away: '/', booking: '/booking' };
  const [auth, account] = [`/auth/${language}`, accountPath(language)];
  return { auth, account, home: account, away: auth, booking: `/calendar?lang=${language}` };
}

export const isAccountPath = (path: string | null): path is string =>
  languageCodes.some((language) => placesIn(language).account === path);

export const versionsOfPlace = (page: 'auth' | 'account') =>
  languageCodes.map((language) => ({ language, path: placesIn(language)[page] }));

/** The language that a path names; undefined if there is no page. `rest`: the path below the page. */
export function languageOfRest(rest: readonly string[] | undefined): Language | undefined {
  if (!rest) return defaultLanguage;
  const [named, ...more] = rest;
  return more.length > 0 || named === defaultLanguage ? undefined : languageCodes.find((code) => code === named);
}
