import { defaultLanguage, type Language } from '@shared/language';
import { writtenDate } from '@/lib/date';
import { type IssueContent, type IssueSection, paragraphsOf } from './issue-content';
import { absolute } from './issue-html';
import type { Sender } from './sender';
import { mailTextsIn } from './texts/mail-texts';

const underlined = (text: string, by: string) => `${text}\n${by.repeat(Math.min([...text].length, 70))}`;

function sectionText(section: IssueSection, siteUrl: string): string {
  switch (section.kind) {
    case 'headline':
      return underlined(section.text, '-');
    case 'text':
      return paragraphsOf(section.text).join('\n\n');
    case 'picture':
      return [section.alt && `[Picture: ${section.alt}]`, section.caption].filter(Boolean).join('\n');
    case 'button':
      return `${section.label}:\n${absolute(section.href, siteUrl)}`;
    case 'links': {
      const lines = section.links.map(({ label, href }) => `* ${label}:\n  ${absolute(href, siteUrl)}`);
      return [section.heading && underlined(section.heading, '-'), lines.join('\n')].filter(Boolean).join('\n\n');
    }
  }
}

export function issueText(
  content: IssueContent,
  { sender, manage, language = defaultLanguage }: { sender: Sender; manage: string; language?: Language },
): string {
  const { issue } = mailTextsIn(language);
  const { number, title, summary, date, path, sections } = content;
  return [
    `The Signal, issue ${number}, ${writtenDate(date)}`,
    underlined(title, '='),
    summary,
    ...sections.map((section) => sectionText(section, sender.siteUrl)).filter(Boolean),
    '--',
    `${issue.read}:\n${absolute(path, sender.siteUrl)}`,
    issue.why(sender.name),
    `${issue.manage}:\n${manage}`,
  ].join('\n\n');
}
