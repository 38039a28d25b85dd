import { defaultLanguage } from '@shared/language';
import { useWords } from './texts/use-words';

/**
 * The language, with and without scripts (a form without it is English), and the campaign of the visit after a post
 * without scripts: the page that came back has lost its query.
 */
export function OriginFields({ campaign }: { campaign: string | undefined }) {
  const { language } = useWords();
  return (
    <>
      {language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />}
      {campaign ? <input type="hidden" name="campaign" value={campaign} /> : null}
    </>
  );
}
