import { tel } from '@/lib/link';
import type { Site } from '@/lib/site';

type Props = {
  site: Pick<Site, 'email' | 'phone' | 'city' | 'words'>;
  withCity?: boolean;
};

export const ContactFacts = ({ site, withCity }: Props) => (
  <dl className="contact-facts">
    <div>
      <dt>{site.words.contact.email}</dt>
      <dd>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </dd>
    </div>
    <div>
      <dt>{site.words.contact.phone}</dt>
      <dd>
        <a href={tel(site.phone)}>{site.phone}</a>
      </dd>
    </div>
    {withCity ? (
      <div>
        <dt>{site.words.contact.office}</dt>
        <dd>{site.words.contact.basedIn(site.city)}</dd>
      </div>
    ) : null}
  </dl>
);
