import { accountPath, defaultLanguage, type Language, languageCodes } from '@/lib/languages';

/** Addresses of the pages of accounts and those next to them, in a language. */
export type Places = {
  auth: string;
  account: string;
  /** After sign-in. */
  home: string;
  /** After sign-out, and after the mailed link of a sign-up. */
  away: string;
  booking: string;
};

/**
 * These pages are cached by their path, so the language is its last part. What staff write may not exist in another
 * language than English: nothing here leads to it.
 */
export function placesIn(language: Language): Places {
  if (language === defaultLanguage)
    return { auth: '/auth', account: accountPath(language), home: '/', away: '/', booking: '/booking' };
  const [auth, account] = [`/auth/${language}`, accountPath(language)];
  return { auth, account, home: account, away: auth, booking: `/calendar?lang=${language}` };
}

export const isAccountPath = (path: string | null): path is string =>
  languageCodes.some((language) => placesIn(language).account === path);

/** Where the page of sign-in or account is in each language, for the switch of the frame. */
export const versionsOfPlace = (page: 'auth' | 'account') =>
  languageCodes.map((language) => ({ language, path: placesIn(language)[page] }));

/** The language that the path of such a page names; undefined if there is no page. `rest`: the path below it. */
export function languageOfRest(rest: readonly string[] | undefined): Language | undefined {
  if (!rest) return defaultLanguage;
  const [named, ...more] = rest;
  return more.length > 0 || named === defaultLanguage ? undefined : languageCodes.find((code) => code === named);
}
