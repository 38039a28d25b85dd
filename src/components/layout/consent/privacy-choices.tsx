import { scriptAddress } from '@/browser/script-file';
import { foreignLanguage } from '@/lib/link';
import type { OutsideService } from '@/lib/outside-services';
import type { Site } from '@/lib/site';
import { choicesStyle } from './choices-style';

type Props = { services: OutsideService[]; site: Pick<Site, 'name' | 'privacyPage' | 'language' | 'words'> };
type Words = Site['words']['consent'];

/** Carries what the page's policy must allow for the service (src/delivery/html/csp.ts). */
const Service = ({ service, words }: { service: OutsideService; words: Words }) => (
  <li
    data-service={service.key}
    data-script={service.script}
    data-allow-script={service.script}
    data-allow-connect={service.script}
    data-allow-frame={service.frame}
  >
    <span lang={service.lang}>
      {service.name}: {service.purpose}
    </span>{' '}
    <a href={service.privacyAddress} target="_blank" rel="noopener">
      {words.servicePolicy}
      <span className="sr-only">{words.ofService(service.name)}</span>
    </a>
    {service.connections.map((address) => (
      <span key={address} hidden data-allow-connect={address} />
    ))}
  </li>
);

/** Asks for consent to outside services. Hidden until src/browser/consent.js shows it: without scripts, none load. */
export function PrivacyChoices({
  services,
  site: {
    name,
    privacyPage,
    language,
    words: { consent: words },
  },
}: Props) {
  const path = typeof privacyPage === 'object' ? privacyPage?.path : undefined;
  return (
    <section
      id="privacy-choices"
      className="choices ground-white"
      aria-label={words.choices}
      tabIndex={-1}
      hidden
      suppressHydrationWarning
      data-then={scriptAddress('consent')}
    >
      <style>{choicesStyle}</style>
      <div className="wrap">
        <div className="choices-text">
          <p>
            {words.question(name)}{' '}
            {path ? (
              <a href={path} hrefLang={foreignLanguage(path, language)}>
                {words.policy}
              </a>
            ) : (
              words.policy
            )}
          </p>
          <ul>
            {services.map((service) => (
              <Service key={service.key} service={service} words={words} />
            ))}
          </ul>
          <div role="status">
            {(['accepted', 'declined', 'objected'] as const).map((state) => (
              <p key={state} data-state={state} hidden suppressHydrationWarning>
                {words[state]}
              </p>
            ))}
          </div>
        </div>
        <div className="choices-buttons">
          <button type="button" value="decline" className="button button-outline" suppressHydrationWarning>
            {words.decline}
          </button>
          <button type="button" value="accept" className="button button-outline" suppressHydrationWarning>
            {words.accept}
          </button>
          <button type="button" className="button button-outline" hidden suppressHydrationWarning>
            {words.close}
          </button>
        </div>
      </div>
    </section>
  );
}
