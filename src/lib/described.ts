import { CAPTIONS, PDF } from './file-types';

/** `alt` is unknown: it may not have been validated yet. */
export type Described = { alt?: unknown; decorative?: unknown; mimeType?: string | null };

export const UNDESCRIBED = 'Say what the picture or video shows, or mark it as decorative.';

/** PDFs and captions need no description: their content is text. */
export const isDescribed = ({ alt, decorative, mimeType }: Described): boolean =>
  Boolean(alt) || Boolean(decorative) || mimeType === PDF || mimeType === CAPTIONS;
