import type { SiteSetting } from '@payload-types';
import { tel } from '@/lib/link';

type Props = {
  site: Pick<SiteSetting, 'email' | 'phone' | 'city'>;
  withCity?: boolean;
};

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
