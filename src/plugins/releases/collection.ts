import type { CollectionConfig } from 'payload';
import { denyField, editors, editorsField, openReleases, writers } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { link } from '@/fields/link';
import { redirectFrom, redirectRules } from '@/fields/redirect';
import { uiField } from '@/fields/ui-field';
import { contentCollections, type contentGlobals } from '@/lib/content-collections';
import { toListeners } from '@/publishing/document-event';
import { auditContent } from '@/staff/audit/content-hooks';
import { inTurn } from '@/staff/editorial/no-silent-overwrite';
import { releaseEndpoints } from './endpoints';
import { auditPlan, keepRelease } from './hooks';

const nothing = '/admin/workflow/nothing#Nothing';

const byServer = { create: denyField, update: denyField };

/** Drafts that are previewed, checked, published and undone together (docs/decisions/039-releases.md). */
export const releases: CollectionConfig = editedTogether({
  slug: 'releases',
  versions: false,
  labels: { singular: 'Release', plural: 'Releases' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  enableQueryPresets: false,
  admin: {
    useAsTitle: 'title',
    enableListViewSelectAPI: true,
    defaultColumns: ['title', 'state', 'publishAt', 'publishedAt', 'updatedAt'],
    description: 'Drafts that go live together: previewed as one site, published at one moment, undone as one.',
  },
  access: { read: writers, create: writers, update: openReleases, delete: editors, unlock: editors },
  endpoints: releaseEndpoints,
  hooks: {
    beforeOperation: [inTurn('release')],
    beforeChange: [keepRelease],
    afterChange: [auditPlan],
    afterDelete: [toListeners([auditContent]).afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 120,
      admin: { description: 'For staff and for the guests who approve it, for example "Spring campaign".' },
    },
    uiField('panel', '/plugins/releases/admin/release-panel#ReleasePanel'),
    {
      name: 'documents',
      type: 'relationship',
      relationTo: [...contentCollections],
      hasMany: true,
      maxRows: 200,
      admin: { description: 'Their newest drafts are published. A document is in one release at a time.' },
    },
    {
      name: 'globals',
      type: 'select',
      label: 'Parts of every page',
      hasMany: true,
      options: [
        { value: 'site-settings', label: 'Site settings' },
        { value: 'navigation', label: 'Navigation' },
        { value: 'footer', label: 'Footer' },
      ] satisfies { value: (typeof contentGlobals)[number]; label: string }[],
      access: { create: editorsField, update: editorsField },
      admin: { description: 'Their drafts are published with the release. Chosen by editors.' },
    },
    {
      name: 'redirects',
      type: 'array',
      labels: { singular: 'Redirect', plural: 'Redirects' },
      maxRows: 100,
      access: { create: editorsField, update: editorsField },
      admin: {
        description: 'Begin when the release is published. Renamed pages get theirs automatically.',
        initCollapsed: true,
      },
      fields: [
        redirectFrom({ isUnique: false }),
        ...link({ name: 'to', label: 'To', description: 'Where it leads. The label appears in lists only.' }),
        redirectRules,
      ],
    },
    {
      name: 'publishAt',
      type: 'date',
      label: 'Publish at',
      timezone: true,
      index: true,
      access: { create: editorsField, update: editorsField },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Field: '/plugins/releases/admin/publish-at#PublishAt' },
      },
    },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'open',
      index: true,
      required: true,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'published', label: 'Published' },
        { value: 'undone', label: 'Undone' },
      ],
      access: byServer,
      admin: { position: 'sidebar', components: { Field: nothing } },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Published',
      access: byServer,
      admin: { position: 'sidebar', components: { Field: nothing } },
    },
    { name: 'publishedBy', type: 'relationship', relationTo: 'users', access: byServer, admin: { hidden: true } },
    { name: 'plannedBy', type: 'relationship', relationTo: 'users', access: byServer, admin: { hidden: true } },
    // Why scheduled publishing failed, for staff.
    { name: 'failure', type: 'text', access: byServer, admin: { hidden: true } },
    // The published version each draft is based on (src/plugins/releases/bases.ts).
    { name: 'bases', type: 'json', hidden: true, access: byServer },
    // What was live before (src/plugins/releases/undo.ts).
    { name: 'before', type: 'json', hidden: true, access: byServer },
  ],
});
