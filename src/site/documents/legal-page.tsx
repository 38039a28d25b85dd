import type { LegalPage as LegalText, SiteSetting } from '@payload-types';
import { RichText } from '@/components/ui/rich-text';
import { headingsOf, type RichTextHeading } from '@/components/ui/rich-text-headings';

type Props = { legalPage: LegalText; site: Pick<SiteSetting, 'name' | 'email' | 'city'> };

const date = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

const Contents = ({ headings }: { headings: RichTextHeading[] }) => (
  <ol>
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);

/** A legal text (flows document, "Legal pages"). */
export function LegalPage({ legalPage: { title, effectiveDate, intro, body }, site }: Props) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2);
  return (
    <>
      <section className="document-hero ground-graphite" data-nav-theme="dark">
        <div className="wrap">
          <div className="document-hero-words">
            <h1 className="text-hero">{title}</h1>
            <p className="text-intro text-ink-2">{intro}</p>
          </div>
          <p className="document-hero-fact note figures">
            Effective <time dateTime={effectiveDate.slice(0, 10)}>{date.format(new Date(effectiveDate))}</time>
          </p>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" aria-label={title}>
        <div className="wrap legal-body">
          {/* Rendered twice, one of them visible: beside the text where there is room, otherwise collapsed above it. */}
          <nav className="legal-contents" aria-label="On this page">
            <h2 className="note">On this page</h2>
            <Contents headings={headings} />
          </nav>
          <details className="legal-contents-folded">
            <summary>On this page</summary>
            <Contents headings={headings} />
          </details>
          <div>
            <RichText body={body} />
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
