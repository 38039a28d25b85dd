import { cache } from 'react';
import type { Target } from './target';

/** What an editor has typed and nobody has saved yet. */
export type Unsaved = { target: Target; data: Record<string, unknown> };

/** The page in the frame beside the form: whose texts carry no name of their document, and what replaces stored data. */
export type FramedPreview = { main?: Target; unsaved?: Unsaved };

/** React keeps one of these for each page that is being rendered, and none outside of that. */
const store = cache((): { framed?: FramedPreview } => ({}));

/** From here on this rendering is the one in the editor's frame. Its caller has checked who asks. */
export function enterFrame(framed: FramedPreview): void {
  store().framed = framed;
}

/** The preview that is being rendered for the editor's frame; nothing for every other page. */
export const framedPreview = (): FramedPreview | undefined => store().framed;
