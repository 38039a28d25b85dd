import { cache } from 'react';
import type { Target } from './target';

export type Unsaved = { target: Target; data: Record<string, unknown> };

/** `main`: its marks omit the document. `unsaved`: values that replace stored ones. */
export type FramedPreview = { main?: Target; unsaved?: Unsaved };

const store = cache((): { framed?: FramedPreview } => ({}));

/** Marks this render as the editor's frame. The caller must have checked access. */
export function enterFrame(framed: FramedPreview): void {
  store().framed = framed;
}

/** Undefined outside the editor's frame. */
export const framedPreview = (): FramedPreview | undefined => store().framed;
