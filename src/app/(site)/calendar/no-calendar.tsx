import { tel } from '@/lib/link';
import type { Company } from './company';
import type { CalendarTexts } from './texts/calendar-texts';

type Props = { company: Company | undefined; texts: CalendarTexts; heading: string; children: string };

export const NoCalendar = ({ company, texts, heading, children }: Props) => (
  <div className="calendar-message" role="status">
    <h1 className="text-header">{heading}</h1>
    <p className="text-ink-2">{children}</p>
    <dl className="contact-facts">
      {company ? (
        <>
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${company.email}`} target="_top">
                {company.email}
              </a>
            </dd>
          </div>
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={tel(company.phone)} target="_top">
                {company.phone}
              </a>
            </dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{texts.form}</dt>
        <dd>
          <a href="/contact" target="_top">
            {texts.contact}
          </a>
        </dd>
      </div>
    </dl>
  </div>
);
