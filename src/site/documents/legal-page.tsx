import type { LegalPage as LegalText } from '@payload-types';
import { RichText } from '@/components/ui/rich-text';
import { headingsOf, type RichTextHeading } from '@/components/ui/rich-text-headings';
import { writtenDate } from '@/lib/date';
import type { OutsideService } from '@/lib/outside-services';
import type { Site } from '@/lib/site';
import { ServiceList, serviceListHeading } from './service-list';

type Props = {
  legalPage: LegalText;
  site: Pick<Site, 'name' | 'email' | 'city' | 'language' | 'words'>;
  services?: OutsideService[];
};

const Contents = ({ headings }: { headings: Pick<RichTextHeading, 'id' | 'text'>[] }) => (
  <ol>
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);

/** A legal text (flows document, "Legal pages"). */
export function LegalPage({ legalPage: { title, effectiveDate, intro, body }, site, services = [] }: Props) {
  const words = site.words.legal;
  const ofText = [...headingsOf(body).values()].filter(({ level }) => level === 2);
  const headings = services.length > 0 ? [...ofText, serviceListHeading(site.words.consent)] : ofText;
  return (
    <>
      <section className="document-hero ground-graphite" data-nav-theme="dark">
        <div className="wrap">
          <div className="document-hero-words">
            <h1 className="text-hero">{title}</h1>
            <p className="text-intro text-ink-2">{intro}</p>
          </div>
          <p className="document-hero-fact note figures">
            {`${words.effective} `}
            <time dateTime={effectiveDate.slice(0, 10)}>{writtenDate(effectiveDate, site.language)}</time>
          </p>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" aria-label={title}>
        <div className="wrap legal-body">
          {/* Rendered twice, one of them visible: beside the text, or collapsed above it. */}
          <nav className="legal-contents" aria-label={words.contents}>
            <h2 className="note">{words.contents}</h2>
            <Contents headings={headings} />
          </nav>
          <details className="legal-contents-folded">
            <summary>{words.contents}</summary>
            <Contents headings={headings} />
          </details>
          <div>
            <RichText body={body} site={site} />
            {services.length > 0 ? <ServiceList services={services} words={site.words.consent} /> : null}
            <p className="legal-contact">
              {site.name}, {site.city}
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
