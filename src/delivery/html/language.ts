import { isLanguage } from '../../lib/languages.ts';
import { dataAttributes } from './data-attributes.ts';

/** The language that the page declares with `data-language`: one layout renders the root element of all pages. */
export function withLanguage(html: string): string {
  const [declared] = dataAttributes(html, 'language');
  return isLanguage(declared?.language) ? html.replace('<html lang="en"', `<html lang="${declared.language}"`) : html;
}
