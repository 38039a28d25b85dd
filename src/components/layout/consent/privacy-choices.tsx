import { scriptAddress } from '@/browser/script-file';
import { foreignLanguage } from '@/lib/link';
import type { OutsideService } from '@/lib/outside-services';
import type { Site } from '@/lib/site';

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

/** Inline, so that sites without outside services do not load it. `--choices`: its height (src/browser/consent.js). */
const choicesStyle = `
.choices{position:fixed;inset:auto 0 0;z-index:30;padding-block:8px;border-top:1px solid var(--rule-2);font-size:var(--text-caption);line-height:1.35}
.choices .wrap{display:flex;flex-direction:column;gap:8px;max-height:60vh}
.choices-text{flex:1;max-height:60vh;overflow:auto}
.choices li{margin-top:4px}
.choices a{text-decoration:underline}
.choices-buttons{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8em),1fr));gap:10px;flex-shrink:0}
.choices .button{min-height:44px;padding:8px 12px}
@media (min-width:48em){.choices .wrap{flex-direction:row;align-items:center;justify-content:space-between;gap:32px}.choices-text{max-width:90ch}.choices-buttons{width:20em}}
html{scroll-padding-bottom:var(--choices,0px)}
body{padding-bottom:var(--choices,0px)}
@media print{.choices{display:none}body{padding:0}}
`.replaceAll('\n', '');

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
