import type { NewsletterIssue } from '@payload-types';
import { Arrow } from '@/components/ui/arrow';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture, pictureIn } from '@/components/ui/picture';
import { writtenDate } from '@/lib/date';
import { isExternal } from '@/lib/href';

const elsewhere = (href: string) => (isExternal(href) ? { target: '_blank', rel: 'noopener' } : {});

type Section = NonNullable<NewsletterIssue['sections']>[number];

function IssueSection({ section }: { section: Section }) {
  switch (section.blockType) {
    case 'headline':
      return <h2>{section.text}</h2>;
    case 'paragraphs':
      return <Paragraphs text={section.text ?? ''} />;
    case 'picture': {
      const picture = pictureIn(section.picture);
      return picture ? (
        <figure className="prose-picture">
          <Picture picture={picture} sizes="(width < 768px) 100vw, 720px" />
          {section.caption ? <figcaption className="text-caption text-ink-2">{section.caption}</figcaption> : null}
        </figure>
      ) : null;
    }
    case 'button':
      return (
        <p>
          <a className="button button-solid" href={section.url} {...elsewhere(section.url)}>
            {section.label}
          </a>
        </p>
      );
    case 'links':
      return (
        <>
          {section.heading ? <h2>{section.heading}</h2> : null}
          <ul>
            {section.links?.map(({ id, label, url }) => (
              <li key={id ?? url}>
                <a href={url} {...elsewhere(url)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      );
  }
}

/** Its sections are those of the mail (src/services/mail/issue-letter.ts). */
export function IssuePage({ issue }: { issue: NewsletterIssue }) {
  const { number, title, date, summary, topics, url, sections } = issue;
  return (
    <>
      <section className="document-hero ground-graphite mesh" data-nav-theme="dark">
        <div className="wrap">
          <div className="document-hero-words">
            <p>
              <a className="text-link back-link" href="/about/newsletters">
                <Arrow />
                All issues
              </a>
            </p>
            <h1 className="text-hero">{title}</h1>
            <p className="text-intro text-ink-2">{summary}</p>
          </div>
          <p className="document-hero-fact note figures">
            The Signal, issue {number}, <time dateTime={date.slice(0, 10)}>{writtenDate(date)}</time>
          </p>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" aria-label="The issue">
        <div className="wrap issue-body">
          <div className="issue-about">
            <h2 className="note">Key topics</h2>
            <ul>
              {topics?.map(({ id, text }) => (
                <li key={id ?? text}>{text}</li>
              ))}
            </ul>
            {url ? (
              <a className="text-link" href={url} {...elsewhere(url)}>
                Read Issue on LinkedIn
                <Arrow />
              </a>
            ) : null}
          </div>
          <div className="issue-text">
            {sections?.length ? (
              <div className="prose">
                {sections.map((section, index) => (
                  <IssueSection key={section.id ?? index} section={section} />
                ))}
              </div>
            ) : null}
            <p className="issue-subscribe">
              <a className="button button-outline" href="/about/newsletters#subscribe">
                Subscribe to The Signal
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
