import { cache } from 'react';
import type { Target } from './target';

export type Unsaved = { target: Target; data: Record<string, unknown> };

/**
 * The page in the frame: its document, whose marks omit the document's name, and unsaved values that replace stored
 * ones.
 */
export type FramedPreview = { main?: Target; unsaved?: Unsaved };

/** React creates one of these per render, and none outside. */
const store = cache((): { framed?: FramedPreview } => ({}));

/** Declares that this render is for the editor's frame. Access must have been checked by the caller. */
export function enterFrame(framed: FramedPreview): void {
  store().framed = framed;
}

/** Undefined outside the editor's frame. */
export const framedPreview = (): FramedPreview | undefined => store().framed;
