import type { DateField } from 'payload';
import { figure } from '@/fields/figure';
import { slugAndPath } from '@/fields/path';
import { points } from '@/fields/points';
import { seo } from '@/fields/seo';
import { row, text, textArea, title } from '@/fields/text';
import { uiField } from '@/fields/ui-field';
import { ADMIN_DAY } from '@/lib/admin-words';
import { content } from './content';

const day = (
  name: string,
  description: string,
  more: Pick<DateField, 'required' | 'defaultValue'> = {},
): DateField => ({
  ...{ name, type: 'date', ...more },
  admin: { width: '50%', description, date: ADMIN_DAY },
});

/** Content document, "Job detail pages". */
export const jobs = content({
  slug: 'jobs',
  labels: { singular: 'Job', plural: 'Jobs' },
  defaultSort: '-datePosted',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'location', 'language', '_status', 'datePosted', 'updatedAt'],
    description: 'Open positions. A published job appears on the careers page at once, and in job search engines.',
  },
  fields: [
    title(100, 'The name of the position.'),
    ...slugAndPath('jobs'),
    uiField('closingWarning', '/admin/jobs/closing-warning#ClosingWarning'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Position',
          fields: [
            row(
              text('location', 80, 'As visitors read it, for example Denver or remote.', { width: '50%' }),
              text('department', 80, 'The team.', { width: '50%' }),
            ),
            row(
              {
                name: 'employmentType',
                type: 'select',
                required: true,
                defaultValue: 'FULL_TIME',
                options: [
                  { value: 'FULL_TIME', label: 'Full-time' },
                  { value: 'PART_TIME', label: 'Part-time' },
                  { value: 'CONTRACTOR', label: 'Contract' },
                  { value: 'INTERN', label: 'Internship' },
                ],
                admin: { width: '33%', description: 'The employment type.' },
              },
              text('level', 60, 'For example Senior or Executive. Optional.', { isOptional: true, width: '33%' }),
              text('reportsTo', 80, 'A role, not a name. Optional.', { isOptional: true, width: '34%' }),
            ),
            figure('The drawing beside the title.'),
            textArea('summary', 300, 'One or two sentences for the list of positions and for search engines.'),
            textArea('about', 2000, 'About the role. Leave a blank line between paragraphs.'),
            points('whatYouDo', "What you'll do, one line each.", { minRows: 1 }),
            points('requirements', 'What we require, one line each.', { minRows: 1 }),
            points('niceToHave', 'Nice to have, one line each. Optional.'),
            points('thrive', "You'll thrive here if …, one line each.", { minRows: 1 }),
            textArea('note', 400, 'A note under the lists. Optional.', { isOptional: true }),
          ],
        },
        {
          label: 'For job search engines',
          fields: [
            row(
              day('datePosted', 'When the job was first published.', {
                required: true,
                defaultValue: () => new Date().toISOString(),
              }),
              day(
                'validThrough',
                'Last day for applications. On the day after it (UTC) the job leaves the site automatically and stays here as a draft. Optional.',
              ),
            ),
            row({
              name: 'remote',
              type: 'checkbox',
              defaultValue: false,
              label: 'Can be done from anywhere in the country',
              admin: { width: '100%' },
            }),
            {
              name: 'place',
              type: 'group',
              admin: {
                description: 'The office of the position. Search engines require it unless the job is fully remote.',
              },
              fields: [
                row(
                  {
                    name: 'locality',
                    type: 'text',
                    required: true,
                    defaultValue: 'Denver',
                    admin: { width: '34%', description: 'City' },
                  },
                  {
                    name: 'region',
                    type: 'text',
                    required: true,
                    defaultValue: 'CO',
                    admin: { width: '33%', description: 'State or region' },
                  },
                  text('country', 2, 'Country, two letters', {
                    ...{ minLength: 2, defaultValue: 'US', width: '33%', custom: { holds: 'code' } },
                  }),
                ),
              ],
            },
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
