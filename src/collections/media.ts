import path from 'node:path';
import type { CollectionConfig, NumberField } from 'payload';
import { denyField, editors, staffOnlyField, writers, writersOrNotInTrash } from '@/access/rules';
import { env } from '@/env';
import { text } from '@/fields/text';
import { uiField } from '@/fields/ui-field';
import { type Described, isDescribed, UNDESCRIBED } from '@/lib/described';
import { mediaTypes } from '@/lib/file-types';
import { toListeners } from '@/publishing/document-event';
import { revalidate } from '@/publishing/revalidate';
import { keepIndex } from '@/search/keep-index';
import { keepFormerNames } from '@/services/storage/former-names';
import { noteFiles, removeDeleted } from '@/services/storage/rolled-back';
import { storeInBucket } from '@/services/storage/store-in-bucket';
import { auditContent } from '@/staff/audit/content-hooks';
import { filesInTurn } from '@/staff/editorial/no-silent-overwrite';
import { cropAsReplacement } from '@/staff/hooks/crop-as-replacement';
import { refuseLostFolder } from '@/staff/hooks/existing-folder';
import { refuseMisnamedFile } from '@/staff/hooks/file-content';
import { refuseUndescribedFile } from '@/staff/hooks/file-description';
import { refuseHugePicture } from '@/staff/hooks/picture-size';
import { prepareFile, surfaceOf } from '@/staff/hooks/prepare-file';
import { refuseWithoutRoom } from '@/staff/hooks/room-for-file';
import { MAX_UPLOAD_BYTES } from '../lib/body-limits.ts';
import { editedTogether } from './edited-together';

const MEGABYTE = 1024 * 1024;

export const TOO_BIG = `The file is too big. A file may have at most ${MAX_UPLOAD_BYTES / MEGABYTE} MB.`;

/**
 * Scales without cropping. Otherwise, Payload decodes the original twice per size to place the focal point, which only
 * matters where pages crop.
 */
const scaled = (width: number) => ({ width, withoutEnlargement: true, fit: 'inside' as const });

/** Payload's own fields, which take any number. In percent. */
const focus = (name: 'focalX' | 'focalY', label: string): NumberField => ({
  ...{ name, label, type: 'number', min: 0, max: 100 },
  admin: { hidden: true, disableGroupBy: true, disableListColumn: true, disableListFilter: true },
});

/** At the default efforts, encoding takes five times as long, for files that are 5 % smaller. */
const AVIF = { quality: 55, effort: 2, tune: 'ssim' as const };
const WEBP = { quality: 78, effort: 2 };
const JPEG = { quality: 82 };

const listeners = toListeners([revalidate, keepIndex, auditContent]);

/** Sizes are generated at upload, in AVIF and WebP for pages, and in JPEG for mail and shared links. */
export const media: CollectionConfig = editedTogether({
  slug: 'media',
  versions: false,
  labels: { singular: 'Media file', plural: 'Media' },
  trash: true,
  custom: { isIndexed: true },
  folders: true,
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'tags', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description:
      'Pictures: JPEG, PNG, WebP or AVIF, without movement. Videos: MP4 or WebM; their captions: WebVTT. Downloads: PDF. At most 20 MB each.',
  },
  // Files have no drafts: changes would be live at once, so authors may only upload.
  access: { read: writersOrNotInTrash, create: writers, update: editors, delete: editors, unlock: editors },
  upload: {
    staticDir: path.resolve(env().DATA_DIR, 'media'),
    mimeTypes: mediaTypes.map(({ type }) => type),
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'w480',
    imageSizes: [
      ...[480, 960, 1600].flatMap((width) => [
        { name: `w${width}`, ...scaled(width), formatOptions: { format: 'webp' as const, options: WEBP } },
        { name: `avif${width}`, ...scaled(width), formatOptions: { format: 'avif' as const, options: AVIF } },
      ]),
      { name: 'jpeg1200', ...scaled(1200), formatOptions: { format: 'jpeg', options: JPEG } },
    ],
  },
  hooks: {
    beforeOperation: [
      refuseMisnamedFile,
      refuseUndescribedFile,
      refuseHugePicture,
      prepareFile,
      cropAsReplacement,
      refuseWithoutRoom,
      filesInTurn,
    ],
    beforeValidate: [refuseLostFolder],
    beforeChange: [keepFormerNames, noteFiles],
    afterChange: [storeInBucket, listeners.afterChange],
    afterDelete: [removeDeleted, listeners.afterDelete],
  },
  fields: [
    uiField('pendingFile', '/admin/pictures/pending-file#PendingFile'),
    text(
      'alt',
      300,
      'What the picture or video shows, for people who cannot see it. PDFs and captions may do without one.',
      {
        isOptional: true,
        label: 'Description',
        validate: (alt: unknown, { siblingData }: { siblingData: Described }) =>
          isDescribed({ ...siblingData, alt }) || UNDESCRIBED,
      },
    ),
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Tick only if the picture adds nothing to the text.' },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 12,
      maxLength: 40,
      access: { read: staffOnlyField },
      admin: {
        description:
          'Words to find it by, such as a campaign or a customer. Press Enter after each. Visitors do not see them.',
        components: { Cell: '/admin/media-list/tags-cell#TagsCell' },
      },
    },
    {
      // Payload's own field, which the list would show in bytes.
      name: 'filesize',
      type: 'number',
      admin: { hidden: true, components: { Cell: '/admin/media-list/size-cell#SizeCell' } },
    },
    focus('focalX', 'Focal point from the left'),
    focus('focalY', 'Focal point from the top'),
    {
      // Set by `keepFormerNames`.
      name: 'formerNames',
      type: 'text',
      hasMany: true,
      access: { read: staffOnlyField, create: denyField, update: denyField },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    {
      // Set by `prepareFile`. Empty for pictures and videos of older sites, which `prepareOlderFiles` processes again.
      name: 'surface',
      type: 'select',
      options: ['opaque', 'transparent', 'unreadable'],
      index: true,
      access: { create: denyField, update: denyField },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
      hooks: { beforeChange: [({ req, value }) => surfaceOf(req) ?? value] },
    },
  ],
});
