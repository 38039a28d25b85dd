import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type Field } from 'payload';
import { can } from '@/access/roles';
import { denyAll, writers } from '@/access/rules';
import { uiField } from '@/fields/ui-field';
import { languageCodes, languages } from '@/lib/languages';
import { toListeners } from '@/publishing/document-event';
import { auditContent } from '@/staff/audit/content-hooks';
import { campaignEndpoints } from './endpoints';
import { isMade } from './made';

const onlyFromBrief: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.user && !isMade(req))
    throw new APIError('A campaign is made from its brief, with POST /api/campaigns/make.', 403, null, true);
  return args;
};

/** The card shows it. */
const onCard = { admin: { components: { Field: '/admin/workflow/nothing#Nothing' } } } as const;
const unseen = { admin: { hidden: true, disableListColumn: true, disableListFilter: true } } as const;

const part = (
  name: string,
  relationTo: 'pages' | 'forms' | 'newsletter-issues' | 'releases' | 'experiments',
): Field => ({
  name,
  type: 'relationship',
  relationTo,
  ...unseen,
});

const create = { Component: '/plugins/campaigns/admin/brief-view#BriefView', path: '/create', exact: true } as const;

/** The brief of each campaign, and what was made of it (docs/decisions/082-campaigns.md). */
export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  versions: false,
  labels: { singular: 'Campaign', plural: 'Campaigns' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  enableQueryPresets: false,
  admin: {
    hidden: (asker) => !can(asker, 'write'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'word', 'language', 'createdAt'],
    description: 'A page, form, newsletter issue and short address, made together. Open one to see what came of it.',
    components: { views: { create } },
  },
  // The list offers what may be created; `onlyFromBrief` says how.
  access: { read: writers, create: writers, update: denyAll, delete: denyAll, unlock: denyAll },
  endpoints: campaignEndpoints,
  hooks: { beforeOperation: [onlyFromBrief], afterDelete: [toListeners([auditContent]).afterDelete] },
  fields: [
    uiField('card', '/plugins/campaigns/admin/card#Card'),
    { name: 'title', type: 'text', label: 'Name', required: true, ...onCard },
    {
      name: 'word',
      type: 'text',
      label: 'Word in links (utm_campaign)',
      required: true,
      unique: true,
      index: true,
      ...onCard,
    },
    { name: 'promise', type: 'text', required: true, ...onCard },
    { name: 'about', type: 'textarea', label: 'What it is about', required: true, ...onCard },
    { name: 'audience', type: 'text', label: 'For whom', ...onCard },
    {
      name: 'language',
      type: 'select',
      required: true,
      options: languageCodes.map((value) => ({ value, label: languages[value].name })),
      ...onCard,
    },
    { name: 'shortPath', type: 'text', label: 'Short address', ...onCard },
    part('page', 'pages'),
    part('variant', 'pages'),
    part('form', 'forms'),
    part('issue', 'newsletter-issues'),
    part('release', 'releases'),
    part('experiment', 'experiments'),
  ],
};
