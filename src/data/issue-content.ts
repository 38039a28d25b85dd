import type { NewsletterIssue } from '@payload-types';
import type { IssueContent, IssueSection } from '@/services/mail/issue-content';
import { widelyReadable } from './widely-readable';

type Section = NonNullable<NewsletterIssue['sections']>[number];

const mailPicture = (picture: Extract<Section, { blockType: 'picture' }>['picture']) => {
  if (!picture || typeof picture !== 'object') return undefined;
  const { url, width, height } = widelyReadable(picture);
  return url && width && height ? { src: url, width, height } : undefined;
};

function sectionOf(section: Section): IssueSection | undefined {
  switch (section.blockType) {
    case 'headline':
      return section.text ? { kind: 'headline', text: section.text } : undefined;
    case 'paragraphs':
      return section.text ? { kind: 'text', text: section.text } : undefined;
    case 'picture': {
      const { picture, caption } = section;
      const file = mailPicture(picture);
      if (!file || typeof picture !== 'object') return undefined;
      const alt = picture.decorative ? '' : (picture.alt ?? '');
      return { kind: 'picture', ...file, alt, caption: caption || null };
    }
    case 'button': {
      const { label, url } = section;
      return label && url ? { kind: 'button', label, href: url } : undefined;
    }
    case 'links': {
      const links = (section.links ?? []).flatMap(({ label, url }) => (label && url ? [{ label, href: url }] : []));
      return links.length > 0 ? { kind: 'links', heading: section.heading || null, links } : undefined;
    }
  }
}

/** `issue`: with its pictures populated. Unfinished sections are left out. */
export const issueContentOf = ({
  number,
  title,
  summary,
  preheader,
  date,
  path,
  sections,
}: NewsletterIssue): IssueContent => ({
  number,
  title,
  summary,
  preheader: preheader ?? '',
  date,
  path,
  sections: (sections ?? []).flatMap((section) => sectionOf(section) ?? []),
});
