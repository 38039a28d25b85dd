import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
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
import { readByIds } from '@/payload/read-by-ids';
import { toListeners } from '@/publishing/document-event';
import { rememberPublished } from '@/publishing/published-before';
import { revalidate, revalidateGlobal } from '@/publishing/revalidate';
import { revalidateOffered, revalidateTranslations } from '@/publishing/revalidate-languages';
import { changeSeams, deleteSeams, globalChangeSeam, globalListenerSeam, listenerSeam } from '@/seams/run';
import { bar } from '@/seams/with-capabilities';
import { indexGlobalSaved, keepIndex } from '@/search/keep-index';
import { auditContent, auditGlobal } from '@/staff/audit/content-hooks';
import { keepVersions, keepVersionsOfGlobal } from '@/staff/editorial/keep-versions';
import {
  deleteAfterSaves,
  keepNewerDrafts,
  noSilentGlobalOverwrite,
  noSilentOverwrite,
} from '@/staff/editorial/no-silent-overwrite';
import { nothingAfterPlanning } from '@/staff/editorial/nothing-after-planning';
import { keepEditorial, keepGlobalEditor } from '@/staff/editorial/state';
import { takeDownAnyway } from '@/staff/editorial/take-down-anyway';
import { draftsOnlyForAuthors, trashAtOnce } from '@/staff/hooks/drafts-only-for-authors';
import { keepOnRestore } from '@/staff/hooks/keep-on-restore';
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
const review = '/admin/workflow/review-in-bar#ReviewInBar';
const publishControl = '/admin/publishing/publish-control#PublishControl';
/** The bar has one control for the preview. */
const nothing = '/admin/workflow/nothing#Nothing';

/** Asks for the time, in the person's zone. */
const schedule = '/admin/schedule/schedule#Schedule';

/** Opens the field named in the address. */

const openLinked = '/admin/links/open-linked-field#OpenLinkedField';

const pins = '/admin/preview/preview-pins#PreviewPins';

/** Keeps the errors of a publish visible across autosaves. */
const keepErrors = '/admin/publishing/keep-errors#KeepErrors';
export const history = '/admin/history/history#History';
const historyKeys = '/admin/history/history#HistoryKeys';
const historyItems = '/admin/history/history-items#HistoryItems';

const versions = { Component: '/admin/versions/versions-view#VersionsView' };

const create = { Component: '/admin/create/create-view#CreateView', path: '/create', exact: true } as const;

/** Presence, and merging of concurrent changes. */
export const together = '/admin/together/together#Together';

export const rowKeys = '/admin/rows/row-keys#RowKeys';
export const newSections = '/admin/rows/new-sections#NewSections';

type Content = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'endpoints'> & {
  admin: NonNullable<CollectionConfig['admin']>;
  defaultSort?: string;
};

const hasVariants = ({ slug }: Pick<Content, 'slug'>) => slug === 'pages';

/** A content collection: drafts, autosave, version history. Authors save drafts only; editors publish and delete. */
export const content = ({ admin, ...rest }: Content): CollectionConfig => {
  const listeners = toListeners([
    listenerSeam('onChange'),
    revalidate,
    ...(isTranslatable(rest.slug) ? [revalidateTranslations] : []),
    ...(rest.slug === 'languages' ? [revalidateOffered] : []),
    keepIndex,
    auditContent,
    listenerSeam('afterChange'),
  ]);
  return {
    ...rest,
    endpoints: [restoreAsDraft(rest.slug), ...(rest.endpoints || [])],
    fields: [
      ...editorial,
      ...withRowLabels(rest.fields),
      ...(isTranslatable(rest.slug) ? languageFields(rest.slug) : []),
      status,
    ],
    trash: true,
    custom: {
      isIndexed: true,
      isEditedTogether: true,
      ...bar({
        10: editLink,
        30: together,
        40: review,
        45: schedule,
        80: openLinked,
        85: pins,
        90: keepErrors,
        100: historyKeys,
        110: rowKeys,
        120: newSections,
      }),
    },
    admin: {
      ...admin,
      preview: (doc) => previewAddress(rest.slug, doc),
      livePreview: { url: ({ data }) => frameAddress(rest.slug, data), breakpoints },
      components: {
        ...admin.components,
        edit: { PublishButton: publishControl, PreviewButton: nothing, editMenuItems: [historyItems] },
        views: { edit: { versions }, create },
      },
    },
    access: {
      read: hasVariants(rest)
        ? writersOrOfferedPages
        : isTranslatable(rest.slug)
          ? writersOrOffered
          : writersOrPublished,
      readVersions: writers,
      create: writers,
      update: editorsOrDraftsByAuthors,
      delete: editors,
      unlock: editors,
    },
    versions: { drafts: { autosave, schedulePublish: true }, maxPerDoc: 100 },
    hooks: {
      beforeOperation: [readByIds, draftsOnlyForAuthors, trashAtOnce, takeDownAnyway, noSilentOverwrite, keepVersions],
      beforeValidate: [keepOnRestore],
      beforeChange: [nothingAfterPlanning, keepNewerDrafts, ...changeSeams, keepEditorial, rememberPublished],
      afterChange: [listeners.afterChange],
      beforeDelete: [deleteAfterSaves, ...deleteSeams],
      afterDelete: [listeners.afterDelete],
    },
  };
};

const editorsOfGlobal = ({ req }: { req: PayloadRequest }) => editors({ req });

/** A content global: for editors, with drafts and history. Publishing expires every page that shows it. */
export const globalContent = (config: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'admin'>): GlobalConfig => ({
  ...config,
  custom: {
    isContent: true,
    ...bar({ 10: editLink, 30: together, 80: openLinked, 90: keepErrors, 100: history, 110: rowKeys }),
  },
  fields: [lastEditor, ...withRowLabels(config.fields), globalEditorial],
  admin: {
    ...config.admin,
    preview: () => previewAddress('pages', { path: '/' }),
    livePreview: { url: () => frameAddress('pages', { path: '/' }), breakpoints },
    components: {
      views: { edit: { versions } },
      elements: { PublishButton: publishControl, PreviewButton: nothing },
    },
  },
  access: {
    read: editorsOrPublished,
    readVersions: editorsOfGlobal,
    update: editorsOfGlobal,
  },
  versions: { drafts: { autosave }, max: 100 },
  hooks: {
    beforeOperation: [keepPublished, noSilentGlobalOverwrite, keepVersionsOfGlobal],
    beforeChange: [globalChangeSeam, keepGlobalEditor],
    afterChange: [revalidateGlobal, indexGlobalSaved, auditGlobal, globalListenerSeam],
  },
  endpoints: [restoreGlobal(config.slug)],
});
