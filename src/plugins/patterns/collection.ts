import type { CollectionConfig } from 'payload';
import { editors, writers } from '@/access/rules';
import { history, newSections, rowKeys } from '@/collections/content';
import { editedTogether } from '@/collections/edited-together';
import { sections } from '@/collections/sections';
import { toListeners } from '@/publishing/document-event';
import { keepIndex } from '@/search/keep-index';
import { auditContent } from '@/staff/audit/content-hooks';

const listeners = toListeners([keepIndex, auditContent]);

/** Sections saved for reuse. Pages get a copy, so later changes to a pattern do not affect them. */
export const patterns: CollectionConfig = editedTogether({
  slug: 'patterns',
  versions: false,
  labels: { singular: 'Pattern', plural: 'Patterns' },
  defaultSort: 'title',
  trash: true,
  custom: { isIndexed: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'description', 'updatedAt'],
    description: 'Sections to use again. Save them from a page, and insert them into another.',
    components: { edit: { beforeDocumentControls: [history, rowKeys, newSections] } },
  },
  access: { read: writers, create: writers, update: editors, delete: editors, unlock: editors },
  hooks: {
    afterChange: [listeners.afterChange],
    afterDelete: [listeners.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'What it is for, for example "Close of an industry page".' },
    },
    {
      name: 'description',
      type: 'text',
      maxLength: 200,
      admin: { description: 'When to use it. Shown in the list of patterns. Optional.' },
    },
    sections({
      required: true,
      minRows: 1,
      admin: { description: 'The sections, from top to bottom.', initCollapsed: true },
    }),
  ],
});
