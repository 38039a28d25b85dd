import { z } from 'zod';
import { contentCollections } from '@/lib/content-collections';
import { pictureWords } from '@/staff/carried/pictures';

export const MOST_DOCUMENTS = 60;
export const MOST_PICTURES = 150;
/** Of all pictures, in bytes: a request has at most 62 MB, as base64. */
export const MOST_BYTES = 44 * 1024 * 1024;
/** Versions of the source by which it shows that a document descends from what the target has. */
export const MOST_ANCESTORS = 40;

export const fingerprint = z.string().regex(/^[\w-]{43}$/);

const sentDocument = z.object({
  collection: z.enum(contentCollections),
  id: z.uuid(),
  title: z.string().max(300),
  /** By field name, with the ids of the source. */
  data: z.record(z.string().max(80), z.unknown()),
  /** Fingerprints of earlier versions at the source. */
  ancestors: z.array(fingerprint).max(MOST_ANCESTORS).default([]),
});
export type SentDocument = z.infer<typeof sentDocument>;

const sentPicture = z.object({
  ...pictureWords,
  id: z.uuid(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  filesize: z.number().nullish(),
  /** Base64; only of those that the target lacks. */
  data: z.string().optional(),
});
export type SentPicture = z.infer<typeof sentPicture>;

const atMost = (count: number, what: string) => `A transfer has at most ${count} ${what}. Send fewer at once.`;

/** What one site sends to another: the body of `POST /api/transfers`. */
export const parcel = z.object({
  /** Made by the source: a transfer that is sent twice is made once. */
  id: z.uuid('The transfer has no id.'),
  from: z.object({ name: z.string().trim().min(1).max(80), address: z.url().max(300) }),
  dryRun: z.boolean().default(false),
  /** The open release to which all documents are added; otherwise they are drafts. */
  release: z.string().trim().min(1).max(120).optional(),
  /** Documents of which the target's changes may be overwritten. */
  overwrite: z.array(z.uuid()).max(MOST_DOCUMENTS).default([]),
  /** What the target had of each when the sender compared: what has changed since is not overwritten. */
  seen: z.record(z.uuid(), fingerprint).default({}),
  documents: z
    .array(sentDocument)
    .min(1, 'The transfer is empty.')
    .max(MOST_DOCUMENTS, atMost(MOST_DOCUMENTS, 'documents')),
  pictures: z.array(sentPicture).max(MOST_PICTURES, atMost(MOST_PICTURES, 'pictures')).default([]),
});
export type Parcel = z.infer<typeof parcel>;

const place = z.object({ collection: z.string(), id: z.string() });

const documentKinds = ['new', 'changed', 'same', 'conflict', 'refused'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a transfer does, or would do, with each document and picture. */
export const outcome = z.object({
  isMade: z.boolean(),
  documents: z.array(
    z.object({
      collection: z.enum(contentCollections),
      /** At the source. */
      source: z.string(),
      /** At the target. */
      id: z.string(),
      title: z.string(),
      kind: z.enum(documentKinds),
      /** Fingerprint of what the target has; none from older versions. */
      now: z.string().optional(),
      /** Sections and fields that differ, in words. */
      changes: z.array(z.string()),
      /** Why it is refused, or a conflict. */
      reason: z.string().optional(),
    }),
  ),
  pictures: z.array(
    z.object({ source: z.string(), id: z.string(), filename: z.string(), kind: z.enum(['new', 'present', 'refused']) }),
  ),
  /** Documents and pictures that the target lacks, and that were not sent. */
  missing: z.array(place),
  release: z.object({ id: z.string(), title: z.string() }).optional(),
});
export type Outcome = z.infer<typeof outcome>;
export type DocumentOutcome = Outcome['documents'][number];
export type PictureOutcome = Outcome['pictures'][number];
