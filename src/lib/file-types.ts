/** `picture` to `pdf` belong to the media library, the others to files of visitors only. */
export type FileKind = 'picture' | 'video' | 'captions' | 'pdf' | 'office' | 'text';

export type FileType = {
  type: string;
  kind: FileKind;
  /** Those its name may have; stored names get the first. */
  endings: readonly [string, ...string[]];
  /** May be uploaded to the media library, and is public there. */
  isMedia: boolean;
};

export const PDF = 'application/pdf';
export const CAPTIONS = 'text/vtt';

const media = (kind: FileKind, type: string, ...endings: FileType['endings']): FileType => ({
  type,
  kind,
  endings,
  isMedia: true,
});
const ofVisitors = (kind: FileKind, type: string, ...endings: FileType['endings']): FileType => ({
  ...media(kind, type, ...endings),
  isMedia: false,
});

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** All files that the site accepts. A file is of the type of its content; its name and what a browser says do not count. */
export const fileTypes: readonly FileType[] = [
  media('picture', 'image/jpeg', 'jpg', 'jpeg'),
  media('picture', 'image/png', 'png'),
  media('picture', 'image/webp', 'webp'),
  media('picture', 'image/avif', 'avif'),
  media('video', 'video/mp4', 'mp4'),
  media('video', 'video/webm', 'webm'),
  media('captions', CAPTIONS, 'vtt'),
  media('pdf', PDF, 'pdf'),
  ofVisitors('picture', 'image/heic', 'heic', 'heif'),
  ofVisitors('picture', 'image/gif', 'gif'),
  // Macros, and old Office formats that may hide them, are not accepted.
  ofVisitors('office', `${OPEN_XML}.wordprocessingml.document`, 'docx'),
  ofVisitors('office', `${OPEN_XML}.spreadsheetml.sheet`, 'xlsx'),
  ofVisitors('office', `${OPEN_XML}.presentationml.presentation`, 'pptx'),
  ofVisitors('office', `${OPEN_DOCUMENT}.text`, 'odt'),
  ofVisitors('office', `${OPEN_DOCUMENT}.spreadsheet`, 'ods'),
  ofVisitors('office', `${OPEN_DOCUMENT}.presentation`, 'odp'),
  ofVisitors('text', 'text/plain', 'txt', 'csv', 'tsv', 'md'),
];

export const mediaTypes = fileTypes.filter(({ isMedia }) => isMedia);

/** Without a dot, in lower case; empty if there is none. */
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** By the name of a stored file. */
export const mediaTypeNamed = (name: string): FileType | undefined =>
  mediaTypes.find(({ endings }) => endings.includes(endingOf(name)));
