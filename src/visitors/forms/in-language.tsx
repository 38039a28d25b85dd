import { defaultLanguage, type Language } from '@shared/language';
import type { ReactNode } from 'react';
import { OtherLanguageForms } from './texts/other-language';

type Props = { language?: Language; children: ReactNode };

/** English adds nothing to the page. */
export const InLanguage = ({ language = defaultLanguage, children }: Props) =>
  language === defaultLanguage ? children : <OtherLanguageForms language={language}>{children}</OtherLanguageForms>;
