import type { OutsideService } from '@/lib/outside-services';
import type { Words } from '@/lib/words';

/** For the table of contents. */
export const serviceListHeading = ({ services: text }: Words['consent']) => ({ id: 'outside-services', text });

type Props = { services: OutsideService[]; words: Words['consent'] };

/** The link opens the choice where a script can (src/browser/consent.js). */
export const ServiceList = ({ services, words }: Props) => (
  <div className="prose" style={{ marginTop: 'var(--space-subsection-gap)' }}>
    <h2 id={serviceListHeading(words).id}>{words.services}</h2>
    <p>
      {words.before}
      <a href="#privacy-choices">{words.choices}</a>
      {words.after}
    </p>
    <ul>
      {services.map(({ key, name, purpose, lang, privacyAddress }) => (
        <li key={key}>
          <span lang={lang}>
            <strong>{name}</strong>: {purpose}
          </span>{' '}
          <a href={privacyAddress} target="_blank" rel="noopener">
            {words.servicePolicy}
            <span className="sr-only">{words.ofService(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
