import type { GlobalConfig } from 'payload';
import { admins, writers } from '@/access/rules';

export const approvalRules: GlobalConfig = {
  slug: 'approval-rules',
  label: 'Approval rules',
  admin: {
    group: 'Site',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role !== 'admin',
    description: 'What a draft needs before it is approved and published.',
  },
  access: { read: writers, update: admins },
  versions: false,
  fields: [
    {
      name: 'needsResolvedComments',
      type: 'checkbox',
      defaultValue: false,
      label: 'Comments must be resolved first',
      admin: {
        description:
          'While a draft has open comments, it cannot be published, and guests of a shared preview cannot approve it.',
      },
    },
  ],
};
