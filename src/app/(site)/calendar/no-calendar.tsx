import { tel } from '@/lib/link';
import type { Company } from './company';

type Props = { company: Company | undefined; heading: string; children: string };

export const NoCalendar = ({ company, heading, children }: Props) => (
  <div className="calendar-message" role="status">
    <h1 className="text-header">{heading}</h1>
    <p className="text-ink-2">{children}</p>
    <dl className="contact-facts">
      {company ? (
        <>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${company.email}`} target="_top">
                {company.email}
              </a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={tel(company.phone)} target="_top">
                {company.phone}
              </a>
            </dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>Form</dt>
        <dd>
          <a href="/contact" target="_top">
            Contact us
          </a>
        </dd>
      </div>
    </dl>
  </div>
);
