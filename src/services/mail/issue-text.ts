import { writtenDate } from '@/lib/date';
import { type IssueContent, type IssueSection, paragraphsOf } from './issue-content';
import { absolute } from './issue-html';
import type { Sender } from './sender';

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

/** The plain-text part of an issue, from the same content as the HTML part. */
export function issueText(content: IssueContent, { sender, manage }: { sender: Sender; manage: string }): string {
  const { number, title, summary, date, path, sections } = content;
  return [
    `The Signal, issue ${number}, ${writtenDate(date)}`,
    underlined(title, '='),
    summary,
    ...sections.map((section) => sectionText(section, sender.siteUrl)).filter(Boolean),
    '--',
    `Read this issue on the website:\n${absolute(path, sender.siteUrl)}`,
    `You receive The Signal because you subscribed to it at ${sender.name}.`,
    `Unsubscribe or change your address:\n${manage}`,
  ].join('\n\n');
}
