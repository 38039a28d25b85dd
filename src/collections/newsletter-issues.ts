import type { PayloadRequest } from 'payload';
import { sectionsSchema } from '@/blocks/shape';
import { copyOfTitle } from '@/fields/copies';
import { issueSectionBlocks } from '@/fields/issue-sections';
import { validateOptionalHref } from '@/fields/link';
import { slugAndPath } from '@/fields/path';
import { points } from '@/fields/points';
import { seo } from '@/fields/seo';
import { row, text, textArea } from '@/fields/text';
import { wellFormed } from '@/fields/well-formed';
import { ADMIN_DAY } from '@/lib/admin-words';
import { listAsSite } from '@/staff/find-as-site';
import { content } from './content';

/** One more than the latest issue, drafts and the trash included; for the others it is a suggestion like any other. */
async function nextNumber({ req }: { req: PayloadRequest }): Promise<number> {
  const docs = await listAsSite(req, 'newsletter-issues', {
    select: { number: true },
    sort: '-number',
    limit: 1,
    draft: true,
    trash: true,
  });
  return (docs[0]?.number ?? 0) + 1;
}

/** Issues of The Signal (content document, section 3, "Newsletter issue"): a page and a mail each. */
export const newsletterIssues = content({
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  defaultSort: '-number',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'date', '_status', 'lastEditor', 'updatedAt'],
    description:
      'Issues of The Signal. A published issue has a page and appears on the newsletter page and in the feed at once. It is sent in its tab Mail.',
  },
  fields: [
    text('title', 120, 'The headline of the issue, and the subject of the mail.', {
      hooks: { beforeDuplicate: [copyOfTitle(120)] },
    }),
    ...slugAndPath('newsletter-issues'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Issue',
          fields: [
            row(
              {
                name: 'number',
                type: 'number',
                required: true,
                unique: true,
                min: 1,
                defaultValue: nextNumber,
                admin: { width: '30%', description: 'The number of the issue.' },
              },
              {
                name: 'date',
                type: 'date',
                required: true,
                // Noon, as the field's picker stores a day.
                defaultValue: () => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`,
                admin: { width: '70%', description: 'When it came out.', date: ADMIN_DAY },
              },
            ),
            textArea('summary', 600, 'What the issue says, in two or three sentences.'),
            text(
              'preheader',
              120,
              'What lists of mail show after the subject. Without it, the first sentence of the summary.',
              {
                custom: { holds: 'metadata' },
                isOptional: true,
              },
            ),
            points('topics', 'Key topics, a few words each.', { minRows: 1, maxRows: 6 }),
            {
              name: 'url',
              type: 'text',
              validate: validateOptionalHref,
              custom: { holds: 'address' },
              admin: {
                description: 'The address of the issue on LinkedIn. It can follow later: until then, no link is shown.',
              },
            },
            {
              name: 'sections',
              type: 'blocks',
              maxRows: 40,
              labels: { singular: 'Section', plural: 'Sections' },
              blocks: issueSectionBlocks,
              hooks: { beforeValidate: [wellFormed(sectionsSchema(issueSectionBlocks))] },
              admin: {
                description:
                  'What subscribers receive and what the page of the issue shows, from top to bottom. See the tab Mail.',
              },
            },
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
