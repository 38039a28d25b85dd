import { isLanguage } from '../../lib/languages.ts';
import { dataAttributes } from './data-attributes.ts';

/**
 * Gives the document the language that its page declares with `data-language`. One layout renders the root element of
 * all pages, and does not know which one is inside.
 */
export function withLanguage(html: string): string {
  const [asked] = dataAttributes(html, 'language');
  return isLanguage(asked?.language) ? html.replace('<html lang="en"', `<html lang="${asked.language}"`) : html;
}
