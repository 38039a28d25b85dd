import { cache } from 'react';
import { z } from 'zod';
import { cms } from '@/data/cms';
import { mayPreview } from '@/data/preview/access';
import { receivedHeaders } from '@/delivery/next/received-headers';
import { findLink } from '@/plugins/sharing/api';
import type { Overlay } from '@/seams/site';
import { documentsOf } from './members';
import { cookieIn } from './preview-cookie';
import { type PreviewedRelease, redirectInRelease } from './preview-redirects';

async function ofGuest(token: string): Promise<string | undefined> {
  const found = await findLink(await cms(), token);
  return typeof found !== 'string' && found.collection === 'releases' ? found.id : undefined;
}

type Right = { id: string; about: string };

async function rightIn(headers: Headers): Promise<Right | undefined> {
  const value = cookieIn(headers);
  if (!value) return undefined;
  const staff = z.uuid().safeParse(value);
  if (staff.success)
    return (await mayPreview(headers)) ? { id: value, about: `/admin/collections/releases/${value}` } : undefined;
  const id = await ofGuest(value);
  return id ? { id, about: `/share/${value}` } : undefined;
}

/** May the sender of these headers see a release that is not published? */
export const mayPreviewRelease = async (headers: Headers): Promise<boolean> => (await rightIn(headers)) !== undefined;

/** The open release that the request's cookie names and that it may see. In draft mode only. */
export const previewedRelease = cache(async (): Promise<PreviewedRelease | undefined> => {
  const right = await rightIn(receivedHeaders());
  if (!right) return undefined;
  const release = await (await cms()).findByID({
    collection: 'releases',
    id: right.id,
    select: { title: true, state: true, documents: true, globals: true, redirects: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (release?.state !== 'open') return undefined;
  return {
    ...right,
    title: release.title,
    documents: documentsOf(release),
    globals: release.globals ?? [],
    redirects: release.redirects ?? [],
  };
});

export async function overlayOfRelease(): Promise<Overlay | undefined> {
  const release = await previewedRelease();
  return release && { ...release, redirectAt: (path) => redirectInRelease(release, path) };
}
