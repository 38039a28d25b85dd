import { Arrow } from '@/components/ui/arrow';
import { InLanguage } from '@/components/ui/in-language';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { writtenDate } from '@/lib/date';
import { isExternal } from '@/lib/href';
import { otherThan } from '@/lib/site';
import type { BlockProps } from '../types';

export function NewsletterIssues({ block, site, data }: BlockProps<'newsletter-issues'>) {
  const words = site.words.issues;
  // Issues are in English; on pages in another language, the text around them is not.
  const lang = otherThan(site);
  const textLanguage = lang && site.language;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ol className={cx('issues', block.layout === 'grid' && 'issues-grid')} data-stagger="calm">
        {data.map((issue) => (
          <li key={issue.id} id={`issue-${issue.number}`} className="issue" lang={lang}>
            <p className="issue-meta note text-ink-2" lang={textLanguage}>
              <span>{words.issue(issue.number)}</span>
              <time dateTime={issue.date.slice(0, 10)}>{writtenDate(issue.date, site.language)}</time>
            </p>
            <div className="issue-words">
              <h3 className="text-header">
                {issue.path ? (
                  <a href={issue.path} hrefLang={lang}>
                    {issue.title}
                  </a>
                ) : (
                  issue.title
                )}
              </h3>
              <p className="mt-4 text-ink-2">{issue.summary}</p>
            </div>
            <div className="issue-topics">
              <h4 className="note text-ink-3" lang={textLanguage}>
                {words.topics}
              </h4>
              <ul className="mt-2">
                {issue.topics?.map(({ id, text }) => (
                  <li key={id ?? text} className="border-rule border-b py-2 text-small">
                    {text}
                  </li>
                ))}
              </ul>
              {issue.url ? (
                <a
                  className="text-link mt-4"
                  href={issue.url}
                  {...(isExternal(issue.url) ? { target: '_blank', rel: 'noopener' } : {})}
                >
                  <InLanguage lang={textLanguage}>{words.read}</InLanguage>
                  <span className="sr-only">
                    : {issue.title} <InLanguage lang={textLanguage}>{site.words.frame.newTab}</InLanguage>
                  </span>
                  <Arrow />
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
