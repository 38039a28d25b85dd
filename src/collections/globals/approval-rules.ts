import type { GlobalConfig } from 'payload';
import { can } from '@/access/roles';
import { admins, writers } from '@/access/rules';
import { noSilentGlobalOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { together } from '../content';

export const approvalRules: GlobalConfig = {
  slug: 'approval-rules',
  label: 'Approval rules',
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    description: 'What a draft needs before it is approved and published.',
    components: { elements: { beforeDocumentControls: [together] } },
  },
  access: { read: writers, update: admins },
  versions: false,
  hooks: { beforeOperation: [noSilentGlobalOverwrite] },
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
    {
      name: 'allowsUntranslated',
      type: 'checkbox',
      defaultValue: false,
      label: 'Headings and buttons may stay untranslated',
      admin: {
        description:
          'A translation with missing or outdated headings and buttons can be published after a question. Otherwise they come first.',
      },
    },
  ],
};
