import type { ReactNode } from 'react';
import type { Language } from '@/lib/languages';

type Props = { lang: Language | undefined; children: ReactNode };

/** Words in another language than what surrounds them. Without a language, the words alone. */
export const Said = ({ lang, children }: Props) => (lang ? <span lang={lang}>{children}</span> : children);
