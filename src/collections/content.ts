import type { CollectionConfig, GlobalConfig } from 'payload';
import { editors, editorsOrDraftsByAuthors, editorsOrPublished, writers, writersOrPublished } from '../access/rules';
import { auditDeleted, auditGlobal, auditSaved } from '../audit/content-hooks';
import { noSilentOverwrite } from '../editorial/no-silent-overwrite';
import { nothingAfterPlanning } from '../editorial/nothing-after-planning';
import { LOCK_SECONDS, stayAtWork } from '../editorial/presence';
import { keepEditorial } from '../editorial/state';
import { takeDownAnyway } from '../editorial/take-down-anyway';
import { editorial } from '../fields/editorial';
import { sharing } from '../fields/sharing';
import { usage } from '../fields/usage';
import { withRowLabels } from '../fields/with-row-labels';
import { draftsOnlyForAuthors, trashAtOnce } from '../hooks/drafts-only-for-authors';
import { rememberPublished, renamed } from '../hooks/redirect-renamed';
import { restoreGlobal } from '../hooks/restore-global';
import { rememberPublishedGlobal, revalidateDeleted, revalidateGlobal, revalidateSaved } from '../hooks/revalidate';
import { frameAddress, previewAddress } from '../lib/preview';
import { refuseDeletingUsed, refuseTrashingUsed } from '../usage/guard-removal';

/** Autosave at 800 ms: at 100 ms long documents lose keystrokes (Payload issue 12691). */
const autosave = { interval: 800, showSaveDraftButton: true };

/** Widths at which editors look at the live preview. */
export const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** The form's end of the line to its preview: click-to-edit and the outline of the field in focus. */
const editLink = '/components/admin/preview/edit-link#EditLink';
/** Where the document stands between its author and its editor. */
const reviewLink = '/components/admin/workflow/review-link#ReviewLink';

/** The field that an address names, as the list of broken links does. */
const openAsked = '/components/admin/links/open-asked-field#OpenAskedField';

/** What stands in the way of publishing stays marked while drafts are saved. */
const keepErrors = '/components/admin/publishing/keep-errors#KeepErrors';

/** Moving rows by keys; a short form of many sections. */
export const rowKeys = '/components/admin/rows/row-keys#RowKeys';
export const newSections = '/components/admin/rows/new-sections#NewSections';

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
  fields: [...editorial, ...withRowLabels(rest.fields), sharing, usage],
  trash: true,
  lockDocuments: { duration: LOCK_SECONDS },
  admin: {
    group: 'Content',
    hideAPIURL: true,
    ...admin,
    preview: (doc) => previewAddress(rest.slug, doc),
    livePreview: { url: ({ data }) => frameAddress(rest.slug, data), breakpoints },
    components: {
      ...admin.components,
      edit: {
        ...admin.components?.edit,
        beforeDocumentControls: [editLink, reviewLink, openAsked, keepErrors, rowKeys, newSections],
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
    beforeOperation: [draftsOnlyForAuthors, trashAtOnce, takeDownAnyway, noSilentOverwrite],
    beforeChange: [nothingAfterPlanning, refuseTrashingUsed, keepEditorial, rememberPublished],
    beforeDelete: [refuseDeletingUsed],
    afterChange: [...(isPage ? [renamed] : []), revalidateSaved, auditSaved, stayAtWork],
    afterDelete: [revalidateDeleted, auditDeleted],
  },
});

/** Site-wide content: editors work on it, with drafts and history; publishing makes every page that shows it fresh. */
export const globalContent = (config: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'admin'>): GlobalConfig => ({
  ...config,
  fields: withRowLabels(config.fields),
  admin: {
    group: 'Site',
    hideAPIURL: true,
    ...config.admin,
    preview: () => previewAddress('pages', { path: '/' }),
    livePreview: { url: () => frameAddress('pages', { path: '/' }), breakpoints },
    components: { elements: { beforeDocumentControls: [editLink, openAsked, keepErrors, rowKeys] } },
  },
  access: {
    read: editorsOrPublished,
    readVersions: ({ req }) => editors({ req }),
    update: ({ req }) => editors({ req }),
  },
  versions: { drafts: { autosave }, max: 100 },
  hooks: {
    beforeChange: [rememberPublishedGlobal],
    afterChange: [revalidateGlobal, auditGlobal],
  },
  endpoints: [restoreGlobal(config.slug)],
});
