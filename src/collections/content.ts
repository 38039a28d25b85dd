import type { CollectionConfig, GlobalConfig } from 'payload';
import { editors, editorsOrDraftsByAuthors, editorsOrPublished, writers, writersOrPublished } from '@/access/rules';
import { frameAddress, previewAddress } from '@/data/preview/addresses';
import { editorial, globalEditorial, lastEditor } from '@/fields/editorial';
import { sharing } from '@/fields/sharing';
import { usage } from '@/fields/usage';
import { withRowLabels } from '@/fields/with-row-labels';
import { rememberPublished } from '@/publishing/published-before';
import { rememberPublishedGlobal, revalidateDeleted, revalidateGlobal, revalidateSaved } from '@/publishing/revalidate';
import { auditDeleted, auditGlobal, auditSaved } from '@/staff/audit/content-hooks';
import { keepVersions, keepVersionsOfGlobal } from '@/staff/editorial/keep-versions';
import { noSilentGlobalOverwrite, noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { nothingAfterPlanning } from '@/staff/editorial/nothing-after-planning';
import { keepEditorial, keepGlobalEditor } from '@/staff/editorial/state';
import { takeDownAnyway } from '@/staff/editorial/take-down-anyway';
import { draftsOnlyForAuthors, trashAtOnce } from '@/staff/hooks/drafts-only-for-authors';
import { restoreAsDraft } from '@/staff/hooks/restore-as-draft';
import { restoreGlobal } from '@/staff/hooks/restore-global';
import { tellOfContent } from '@/staff/notifications/hooks';
import { renamed } from '@/staff/redirects/redirect-renamed';
import { refuseDeletingUsed, refuseTrashingUsed } from '@/staff/usage/guard-removal';

/** Autosave at 800 ms: at 100 ms long documents lose keystrokes (Payload issue 12691). */
const autosave = { interval: 800, showSaveDraftButton: true };

/** Widths at which editors look at the live preview. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** The form's end of the line to its preview: click-to-edit and the outline of the field in focus. */
const editLink = '/admin/preview/edit-link#EditLink';
/** Where the document stands between its author and its editor. */
const reviewLink = '/admin/workflow/review-link#ReviewLink';

/** The field that an address names, as the list of broken links does. */
const openAsked = '/admin/links/open-asked-field#OpenAskedField';

/** What stands in the way of publishing stays marked while drafts are saved. */
const keepErrors = '/admin/publishing/keep-errors#KeepErrors';
/** How many sections hold text of their example. */
const exampleCount = '/admin/examples/example-count#ExampleCount';
/** Undo and redo. */
export const history = '/admin/history/history#History';

/** Who changed what, and when. */
const versions = { Component: '/admin/versions/versions-view#VersionsView' };

/** Who else has it open, and what both wrote. */
export const together = '/admin/together/together#Together';

/** Moving rows by keys; a short form of many sections. */
export const rowKeys = '/admin/rows/row-keys#RowKeys';
export const newSections = '/admin/rows/new-sections#NewSections';

type Content = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'endpoints'> & {
  admin: NonNullable<CollectionConfig['admin']>;
  /** Documents that are pages: a rename leaves a redirect, and they have a live preview of their own. */
  isPage?: boolean;
  defaultSort?: string;
};

/**
 * A collection of content: writers see drafts, everybody sees what is published, authors save drafts only, editors
 * publish and delete; drafts, autosave, version history; publishing makes the pages that show it fresh.
 */
export const content = ({ isPage = false, admin, ...rest }: Content): CollectionConfig => ({
  ...rest,
  endpoints: [restoreAsDraft(rest.slug), ...(rest.endpoints || [])],
  fields: [...editorial, ...withRowLabels(rest.fields), sharing, usage],
  trash: true,
  admin: {
    group: 'Content',
    hideAPIURL: true,
    ...admin,
    preview: (doc) => previewAddress(rest.slug, doc),
    livePreview: { url: ({ data }) => frameAddress(rest.slug, data), breakpoints },
    components: {
      ...admin.components,
      views: { edit: { versions } },
      edit: {
        ...admin.components?.edit,
        beforeDocumentControls: [
          editLink,
          together,
          reviewLink,
          exampleCount,
          openAsked,
          keepErrors,
          history,
          rowKeys,
          newSections,
        ],
      },
    },
  },
  access: {
    read: writersOrPublished,
    readVersions: writers,
    create: writers,
    update: editorsOrDraftsByAuthors,
    delete: editors,
    unlock: editors,
  },
  versions: { drafts: { autosave, schedulePublish: true }, maxPerDoc: 100 },
  hooks: {
    beforeOperation: [draftsOnlyForAuthors, trashAtOnce, takeDownAnyway, noSilentOverwrite, keepVersions],
    beforeChange: [nothingAfterPlanning, refuseTrashingUsed, keepEditorial, rememberPublished],
    beforeDelete: [refuseDeletingUsed],
    afterChange: [...(isPage ? [renamed] : []), revalidateSaved, auditSaved, tellOfContent],
    afterDelete: [revalidateDeleted, auditDeleted],
  },
});

/** Site-wide content: editors work on it, with drafts and history; publishing makes every page that shows it fresh. */
export const globalContent = (config: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'admin'>): GlobalConfig => ({
  ...config,
  fields: [lastEditor, ...withRowLabels(config.fields), globalEditorial],
  admin: {
    group: 'Site',
    hideAPIURL: true,
    ...config.admin,
    preview: () => previewAddress('pages', { path: '/' }),
    livePreview: { url: () => frameAddress('pages', { path: '/' }), breakpoints },
    components: {
      views: { edit: { versions } },
      elements: { beforeDocumentControls: [editLink, together, openAsked, keepErrors, history, rowKeys] },
    },
  },
  access: {
    read: editorsOrPublished,
    readVersions: ({ req }) => editors({ req }),
    update: ({ req }) => editors({ req }),
  },
  versions: { drafts: { autosave }, max: 100 },
  hooks: {
    beforeOperation: [noSilentGlobalOverwrite, keepVersionsOfGlobal],
    beforeChange: [rememberPublishedGlobal, keepGlobalEditor],
    afterChange: [revalidateGlobal, auditGlobal],
  },
  endpoints: [restoreGlobal(config.slug)],
});
