import type { CollectionConfig, DocumentViewConfig, GlobalConfig } from 'payload';
import {
  editors,
  editorsOrDraftsByAuthors,
  editorsOrPublished,
  writers,
  writersOrOffered,
  writersOrOfferedPages,
  writersOrPublished,
} from '@/access/rules';
import { frameAddress, previewAddress } from '@/data/preview/addresses';
import { editorial, globalEditorial, lastEditor } from '@/fields/editorial';
import { languageFields } from '@/fields/language';
import { status } from '@/fields/status';
import { withRowLabels } from '@/fields/with-row-labels';
import { isTranslatable } from '@/lib/languages';
import { stopPublishing } from '@/plugins/checks/stop-publishing';
import { commentCount } from '@/plugins/comments/field';
import { forgetComments } from '@/plugins/comments/hooks';
import { keepPagesOfExperiments, refuseDeletingTested } from '@/plugins/experiments/hooks';
import { tellOfContent } from '@/plugins/notifications/hooks';
import { redirectRenamedPage } from '@/plugins/redirects/redirect-renamed';
import { release } from '@/plugins/releases/field';
import { keepGlobalToRelease, keepToRelease } from '@/plugins/releases/guard';
import { sharing } from '@/plugins/sharing/field';
import { translationState } from '@/plugins/translations/field';
import { keepFingerprints } from '@/plugins/translations/keep-fingerprints';
import { usage } from '@/plugins/usage/field';
import { refuseDeletingUsed, refuseTrashingUsed } from '@/plugins/usage/guard-removal';
import { tellWebhooksOfDeleted, tellWebhooksOfGlobal, tellWebhooksOfSaved } from '@/plugins/webhooks/content-hooks';
import { rememberPublished } from '@/publishing/published-before';
import { revalidateDeleted, revalidateGlobal, revalidateSaved } from '@/publishing/revalidate';
import {
  revalidateDeletedLanguage,
  revalidateDeletedTranslation,
  revalidateOffered,
  revalidateTranslations,
} from '@/publishing/revalidate-languages';
import { indexDeleted, indexGlobalSaved, indexSaved } from '@/search/keep-index';
import { auditDeleted, auditGlobal, auditSaved } from '@/staff/audit/content-hooks';
import { keepVersions, keepVersionsOfGlobal } from '@/staff/editorial/keep-versions';
import { keepNewerDrafts, noSilentGlobalOverwrite, noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { nothingAfterPlanning } from '@/staff/editorial/nothing-after-planning';
import { keepEditorial, keepGlobalEditor } from '@/staff/editorial/state';
import { takeDownAnyway } from '@/staff/editorial/take-down-anyway';
import { draftsOnlyForAuthors, trashAtOnce } from '@/staff/hooks/drafts-only-for-authors';
import { keepPublished } from '@/staff/hooks/keep-published';
import { restoreAsDraft } from '@/staff/hooks/restore-as-draft';
import { restoreGlobal } from '@/staff/hooks/restore-global';

/** 800 ms: at 100 ms, long documents lose keystrokes (Payload issue 12691). */
const autosave = { interval: 800, showSaveDraftButton: true };

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** Click-to-edit, and the outline of the focused field. */
const editLink = '/admin/preview/edit-link#EditLink';
const reviewLink = '/admin/workflow/review-link#ReviewLink';

/** Opens the field named in the address. */
const openAsked = '/plugins/link-check/admin/open-asked-field#OpenAskedField';

/** Keeps the errors of a publish visible across autosaves. */
const keepErrors = '/admin/publishing/keep-errors#KeepErrors';
const translation = '/plugins/translations/admin/translation#Translation';
const translateItems = '/plugins/translations/admin/translate-items#TranslateItems';
const checks = '/plugins/checks/admin/checks#Checks';
const publishButton = '/plugins/checks/admin/publish-button#CheckedPublishButton';
const comments = '/plugins/comments/admin/comments#Comments';
export const history = '/admin/history/history#History';

const versions = { Component: '/admin/versions/versions-view#VersionsView' };

const viewLive = '/admin/live/view-live#ViewLive';

const create = { Component: '/admin/create/create-view#CreateView', path: '/create', exact: true } as const;

/** Presence, and merging of concurrent changes. */
export const together = '/admin/together/together#Together';

export const rowKeys = '/admin/rows/row-keys#RowKeys';
export const newSections = '/admin/rows/new-sections#NewSections';

type Content = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'endpoints'> & {
  admin: NonNullable<CollectionConfig['admin']>;
  /** With a live preview; a rename adds a redirect. */
  isPage?: boolean;
  defaultSort?: string;
  tabs?: Record<string, DocumentViewConfig>;
};

const hasVariants = ({ slug }: Pick<Content, 'slug'>) => slug === 'pages';

/** A content collection: drafts, autosave, version history. Authors save drafts only; editors publish and delete. */
export const content = ({ isPage = false, admin, tabs, ...rest }: Content): CollectionConfig => ({
  ...rest,
  endpoints: [restoreAsDraft(rest.slug), ...(rest.endpoints || [])],
  fields: [
    ...editorial,
    ...withRowLabels(rest.fields),
    ...(isTranslatable(rest.slug) ? [...languageFields(rest.slug), translationState] : []),
    release,
    sharing,
    usage,
    commentCount,
    status,
  ],
  trash: true,
  admin: {
    group: 'Content',
    hideAPIURL: true,
    ...admin,
    preview: (doc) => previewAddress(rest.slug, doc),
    livePreview: { url: ({ data }) => frameAddress(rest.slug, data), breakpoints },
    components: {
      ...admin.components,
      views: { edit: { versions, ...tabs }, create },
      edit: {
        ...admin.components?.edit,
        ...(isTranslatable(rest.slug) && {
          editMenuItems: [...(admin.components?.edit?.editMenuItems ?? []), translateItems],
        }),
        PublishButton: publishButton,
        beforeDocumentControls: [
          editLink,
          viewLive,
          together,
          reviewLink,
          comments,
          ...(isTranslatable(rest.slug) ? [translation] : []),
          checks,
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
    read: hasVariants(rest) ? writersOrOfferedPages : isTranslatable(rest.slug) ? writersOrOffered : writersOrPublished,
    readVersions: writers,
    create: writers,
    update: editorsOrDraftsByAuthors,
    delete: editors,
    unlock: editors,
  },
  versions: { drafts: { autosave, schedulePublish: true }, maxPerDoc: 100 },
  hooks: {
    beforeOperation: [draftsOnlyForAuthors, trashAtOnce, takeDownAnyway, noSilentOverwrite, keepVersions],
    afterChange: [
      ...(isPage ? [redirectRenamedPage] : []),
      revalidateSaved,
      ...(isTranslatable(rest.slug) ? [revalidateTranslations] : []),
      ...(rest.slug === 'languages' ? [revalidateOffered] : []),
      indexSaved,
      auditSaved,
      tellOfContent,
      tellWebhooksOfSaved,
    ],
    afterDelete: [
      revalidateDeleted,
      ...(isTranslatable(rest.slug) ? [revalidateDeletedTranslation] : []),
      ...(rest.slug === 'languages' ? [revalidateDeletedLanguage] : []),
      indexDeleted,
      auditDeleted,
      tellWebhooksOfDeleted,
    ],
    beforeChange: [
      nothingAfterPlanning,
      keepNewerDrafts,
      keepToRelease,
      ...(hasVariants(rest) ? [keepPagesOfExperiments] : []),
      refuseTrashingUsed,
      stopPublishing,
      ...(isTranslatable(rest.slug) ? [keepFingerprints] : []),
      keepEditorial,
      rememberPublished,
    ],
    beforeDelete: [...(hasVariants(rest) ? [refuseDeletingTested] : []), refuseDeletingUsed, forgetComments],
  },
});

/** A content global: for editors, with drafts and history. Publishing expires every page that shows it. */
export const globalContent = (config: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'admin'>): GlobalConfig => ({
  ...config,
  fields: [lastEditor, ...withRowLabels(config.fields), release, globalEditorial],
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
    beforeOperation: [keepPublished, noSilentGlobalOverwrite, keepVersionsOfGlobal],
    beforeChange: [keepGlobalToRelease, keepGlobalEditor],
    afterChange: [revalidateGlobal, indexGlobalSaved, auditGlobal, tellWebhooksOfGlobal],
  },
  endpoints: [restoreGlobal(config.slug)],
});
