import type { SiteSetting } from '@payload-types';
import { tel } from '../../lib/link';

type Props = {
  site: Pick<SiteSetting, 'email' | 'phone' | 'city'>;
  /** Says where the company is, too. */
  withCity?: boolean;
};

/** E-mail and phone of the company as links, on hairlines; one place says them wherever they appear. */
export const ContactFacts = ({ site, withCity }: Props) => (
  <dl className="contact-facts">
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={tel(site.phone)}>{site.phone}</a>
      </dd>
    </div>
    {withCity ? (
      <div>
        <dt>Office</dt>
        <dd>Based in {site.city}</dd>
      </div>
    ) : null}
  </dl>
);
