import type { ReactNode } from 'react';
import type { Language } from '@/lib/languages';

type Props = { lang: Language | undefined; children: ReactNode };

/** Text in a language other than its surroundings'. Without `lang`, only the text. */
export const InLanguage = ({ lang, children }: Props) => (lang ? <span lang={lang}>{children}</span> : children);
