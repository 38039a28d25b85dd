import { defaultLanguage, type Language } from '@shared/language';
import type { ReactNode } from 'react';
import { OtherLanguageAccounts } from './texts/other-language';

type Props = { language: Language; children: ReactNode };

/** English adds nothing to the page. */
export const InLanguage = ({ language, children }: Props) =>
  language === defaultLanguage ? (
    children
  ) : (
    <OtherLanguageAccounts language={language}>{children}</OtherLanguageAccounts>
  );
