import { defaultLanguage, type Language } from '@shared/language';
import { writtenDate } from '@/lib/date';
import { firstSentence, type Letter, type Part } from './frame/letter';
import type { IssueContent, IssueSection } from './issue-content';
import { line } from './mail-parts';
import { mailTextsIn } from './texts/mail-texts';

/** Outlook shows neither WebP nor AVIF, Gmail no SVG. */
const isShownInMail = (src: string) => /\.(?:jpe?g|png|gif)(?:\?|$)/i.test(src);

function partOf(section: IssueSection, path: string): Part {
  if (section.kind === 'button') return { kind: 'button', link: { label: section.label, href: section.href } };
  if (section.kind !== 'picture' || isShownInMail(section.src)) return section;
  const label = section.alt || section.caption || 'Picture';
  return { kind: 'quiet', link: { label, href: path } };
}

/** `manage`: the reader's own link; `language`: of the part below the issue, which itself is English. */
export function issueLetter(
  content: IssueContent,
  { company, manage, language = defaultLanguage }: { company: string; manage: string; language?: Language },
): Letter {
  const { number, title, summary, preheader, date, path, sections } = content;
  const { issue } = mailTextsIn(language);
  return {
    language: defaultLanguage,
    subject: line(title),
    preheader: preheader || firstSentence(summary) || line(title),
    kicker: `The Signal, issue ${number}, ${writtenDate(date)}`,
    title,
    parts: [{ kind: 'text', text: summary }, ...sections.map((section) => partOf(section, path))],
    below: {
      language,
      parts: [
        { kind: 'quiet', link: { label: issue.read, href: path } },
        { kind: 'quiet', text: issue.why(company), link: { label: issue.manage, href: manage } },
      ],
    },
  };
}
