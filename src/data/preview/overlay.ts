import { draftMode } from 'next/headers';
import { cache } from 'react';
import { addedToSite } from '@/seams/capability';
import type { Overlay, Overlays } from '@/seams/site';
import { cms } from '../cms';
import { framedPreview } from './request';

const requestedBy = async (headers: Headers): Promise<Overlays | undefined> =>
  addedToSite(await cms(), 'overlays').find(({ isRequested }) => isRequested(headers));

/** True even if the sender may not see it. */
export const requestsOverlay = async (headers: Headers) => (await requestedBy(headers)) !== undefined;

/** May the sender see the overlay that the headers request? */
export const mayPreviewOverlay = async (headers: Headers) =>
  (await (await requestedBy(headers))?.mayPreview(headers)) ?? false;

/** The drafts that this rendering shows as if they were published; undefined for visitors. */
export const shownOverlay = cache(async (): Promise<Overlay | undefined> => {
  if (framedPreview() || !(await draftMode()).isEnabled) return undefined;
  for (const { find } of addedToSite(await cms(), 'overlays')) {
    const overlay = await find();
    if (overlay) return overlay;
  }
  return undefined;
});
