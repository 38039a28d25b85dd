import { copyOfTitle } from '@/fields/copies';
import { figure } from '@/fields/figure';
import { slugAndPath } from '@/fields/path';
import { points } from '@/fields/points';
import { seo } from '@/fields/seo';
import { content } from './content';

/** Open positions; each is a page under /about/careers (content document, "Job detail pages"). */
export const jobs = content({
  slug: 'jobs',
  labels: { singular: 'Job', plural: 'Jobs' },
  isPage: true,
  defaultSort: '-datePosted',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'location', '_status', 'datePosted', 'lastEditor', 'updatedAt'],
    description: 'Open positions. A published job appears on the careers page at once, and in job search engines.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 100,
      hooks: { beforeDuplicate: [copyOfTitle(100)] },
      admin: { description: 'The name of the position.' },
    },
    ...slugAndPath('jobs'),
    {
      name: 'closingWarning',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/jobs/closing-warning#ClosingWarning' } },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Position',
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'location',
                  type: 'text',
                  required: true,
                  maxLength: 80,
                  admin: { width: '50%', description: 'As visitors read it, for example Denver or remote.' },
                },
                {
                  name: 'department',
                  type: 'text',
                  required: true,
                  maxLength: 80,
                  admin: { width: '50%', description: 'The team.' },
                },
              ],
            },
            {
              type: 'row',
              fields: [
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
                {
                  name: 'level',
                  type: 'text',
                  maxLength: 60,
                  admin: { width: '33%', description: 'For example Senior or Executive. Optional.' },
                },
                {
                  name: 'reportsTo',
                  type: 'text',
                  maxLength: 80,
                  admin: { width: '34%', description: 'A role, not a name. Optional.' },
                },
              ],
            },
            figure('The drawing beside the title.'),
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              maxLength: 300,
              admin: { description: 'One or two sentences for the list of positions and for search engines.' },
            },
            {
              name: 'about',
              type: 'textarea',
              required: true,
              maxLength: 2000,
              admin: { description: 'About the role. Leave a blank line between paragraphs.' },
            },
            points('whatYouDo', "What you'll do, one line each.", { minRows: 1 }),
            points('requirements', 'What we require, one line each.', { minRows: 1 }),
            points('niceToHave', 'Nice to have, one line each. Optional.'),
            points('thrive', "You'll thrive here if …, one line each.", { minRows: 1 }),
            {
              name: 'note',
              type: 'textarea',
              maxLength: 400,
              admin: { description: 'A note under the lists. Optional.' },
            },
          ],
        },
        {
          label: 'For job search engines',
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'datePosted',
                  type: 'date',
                  required: true,
                  defaultValue: () => new Date().toISOString(),
                  admin: {
                    width: '50%',
                    description: 'When the job was first published.',
                    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
                  },
                },
                {
                  name: 'validThrough',
                  type: 'date',
                  admin: {
                    width: '50%',
                    description:
                      'Last day for applications. On the day after it (UTC) the job leaves the site by itself and stays here as a draft. Optional.',
                    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
                  },
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'remote',
                  type: 'checkbox',
                  defaultValue: false,
                  label: 'Can be done from anywhere in the country',
                  admin: { width: '100%' },
                },
              ],
            },
            {
              name: 'place',
              type: 'group',
              admin: {
                description: 'The office of the position. Search engines require it unless the job is fully remote.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
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
                    {
                      name: 'country',
                      type: 'text',
                      required: true,
                      defaultValue: 'US',
                      minLength: 2,
                      maxLength: 2,
                      admin: { width: '33%', description: 'Country, two letters' },
                    },
                  ],
                },
              ],
            },
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
