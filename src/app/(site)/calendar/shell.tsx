import { defaultLanguage, type Language } from '@shared/language';
import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { Arrow } from '@/components/ui/arrow';
import { Island } from '@/components/ui/island';
import { cx } from '@/lib/cx';
import { InLanguage } from '@/visitors/forms/in-language';
import type { Company } from './company';
import { PageLanguage } from './page-language';
import { calendarTextsIn } from './texts/calendar-texts';
import './calendar.css';

type Props = { company: Company | undefined; isFramed: boolean; language: Language; children: ReactNode };

export function CalendarShell({ company, isFramed, language, children }: Props) {
  const { back, main } = calendarTextsIn(language);
  const lang = language === defaultLanguage ? undefined : language;
  return (
    // Without the frame's script, which would set the fonts after the first paint.
    <div lang={lang} className={cx('calendar ground-white fonts', isFramed && 'is-framed')}>
      {isFramed ? null : (
        <header className="calendar-bar">
          <div className="calendar-wrap">
            <Logo name={company?.name ?? 'Alethia'} />
            <a className="text-link back-link" href="/booking">
              <Arrow />
              {back}
            </a>
          </div>
        </header>
      )}
      {/* Labeled, because inside the frame it is a second main landmark. */}
      <main id="main" className="calendar-wrap" aria-label={main}>
        <Island>
          <PageLanguage language={language} />
          <InLanguage language={language}>{children}</InLanguage>
        </Island>
      </main>
    </div>
  );
}
