import { defaultLanguage } from '@shared/language';
import { useWords } from './texts/use-words';

/** Tells the server the language, with and without scripts. A form without it is English. */
export function LanguageField() {
  const { language } = useWords();
  return language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />;
}
