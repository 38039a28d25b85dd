import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { Arrow } from '@/components/ui/arrow';
import { Island } from '@/components/ui/island';
import { cx } from '@/lib/cx';
import type { Company } from './company';
import './calendar.css';

type Props = { company: Company | undefined; isFramed: boolean; children: ReactNode };

export const CalendarShell = ({ company, isFramed, children }: Props) => (
  // Without the script of the frame, which would set the site's fonts after the first paint.
  <div className={cx('calendar ground-white fonts', isFramed && 'is-framed')}>
    {isFramed ? null : (
      <header className="calendar-bar">
        <div className="calendar-wrap">
          <Logo name={company?.name ?? 'Alethia'} />
          <a className="text-link back-link" href="/booking">
            <Arrow />
            Back to the site
          </a>
        </div>
      </header>
    )}
    {/* Labelled, because inside the frame it is a second main landmark. */}
    <main id="main" className="calendar-wrap" aria-label="Calendar">
      <Island>{children}</Island>
    </main>
  </div>
);
