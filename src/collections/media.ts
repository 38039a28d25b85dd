import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { editors, writers, writersOrNotInTrash } from '@/access/rules';
import { env } from '@/env';
import { usage } from '@/fields/usage';
import { revalidateDeleted, revalidateSaved } from '@/publishing/revalidate';
import { auditDeleted, auditSaved } from '@/staff/audit/content-hooks';
import { noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { refuseHugePicture } from '@/staff/hooks/picture-size';
import { refuseDeletingUsed, refuseTrashingUsed } from '@/staff/usage/guard-removal';
import { MAX_UPLOAD_BYTES } from '../delivery/http/body-limits.ts';
import { together } from './content';

const MEGABYTE = 1024 * 1024;
export const TOO_BIG = `The file is too big. Pictures and videos may have at most ${MAX_UPLOAD_BYTES / MEGABYTE} MB.`;

/**
 * Pictures, and videos as uploaded. Picture sizes are generated at upload, in AVIF and WebP, so that pages need no
 * image service.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  trash: true,
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    components: { edit: { beforeDocumentControls: [together] } },
    description: 'Pictures for pages: JPEG, PNG, WebP or AVIF; videos: MP4 or WebM. At most 20 MB each.',
  },
  access: { read: writersOrNotInTrash, create: writers, update: editors, delete: editors, unlock: editors },
  // Authors may upload pictures for their drafts, but not change or delete pictures that are live.
  upload: {
    staticDir: path.resolve(env().DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'w480',
    imageSizes: [480, 960, 1600].flatMap((width) => [
      {
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp' as const, options: { quality: 78 } },
      },
      {
        name: `avif${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'avif' as const, options: { quality: 55 } },
      },
    ]),
  },
  hooks: {
    beforeOperation: [refuseHugePicture, noSilentOverwrite],
    beforeChange: [refuseTrashingUsed],
    beforeDelete: [refuseDeletingUsed],
    afterChange: [revalidateSaved, auditSaved],
    afterDelete: [revalidateDeleted, auditDeleted],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      maxLength: 300,
      validate: (value: unknown, { siblingData }: { siblingData: { decorative?: boolean } }) =>
        Boolean(value) ||
        Boolean(siblingData?.decorative) ||
        'Say what the picture or video shows, or mark it as decorative.',
      admin: { description: 'What the picture or video shows, for people who cannot see it.' },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Tick only if the picture adds nothing to the text.' },
    },
    usage,
  ],
};
