import { cache } from 'react';
import { z } from 'zod';
import { cms } from '@/data/cms';
import { mayPreview } from '@/data/preview/access';
import { receivedHeaders } from '@/data/preview/received-headers';
import { readToken } from '@/data/preview/share-token';
import { env } from '@/env';
import { idOf } from '@/lib/id-of';
import type { Overlay, Overlays, PreviewCookie } from '@/seams/site';
import { type PreviewedRelease, redirectInRelease } from './preview-redirects';

/** Holds a guest's token or, for staff, the id of the release. */
const COOKIE = 'release-preview';

const previewWith = (value: string, expires?: Date): PreviewCookie => ({
  value,
  httpOnly: true,
  sameSite: 'lax',
  secure: env().SITE_URL.startsWith('https:'),
  path: '/',
  expires,
});

/** @param token of the link that a guest follows */
export const previewForGuest = (token: string, expires: Date) => ({ ...previewWith(token, expires), name: COOKIE });

/** `release=<id>` in the address of a preview. */
function wantedBy(query: URLSearchParams): PreviewCookie | undefined {
  const release = z.uuid().safeParse(query.get('release'));
  return release.success ? previewWith(release.data) : undefined;
}

const cookieIn = (headers: Headers): string | undefined =>
  headers
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

async function ofGuest(token: string, now: Date): Promise<string | undefined> {
  const read = readToken(token, now);
  if (read.state !== 'signed') return undefined;
  const link = await (await cms()).findByID({
    collection: 'preview-links',
    id: read.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!link?.document || link.revokedAt || Date.parse(link.expiresAt) <= now.getTime()) return undefined;
  const { relationTo, value } = link.document;
  return relationTo === 'releases' ? (typeof value === 'string' ? value : value.id) : undefined;
}

type Right = { id: string; about: string };

async function rightIn(headers: Headers): Promise<Right | undefined> {
  const value = cookieIn(headers);
  if (!value) return undefined;
  const staff = z.uuid().safeParse(value);
  if (staff.success)
    return (await mayPreview(headers)) ? { id: value, about: `/admin/collections/releases/${value}` } : undefined;
  const id = await ofGuest(value, new Date());
  return id ? { id, about: `/share/${value}` } : undefined;
}

/** May the sender of these headers see a release that is not published? */
const mayPreviewRelease = async (headers: Headers): Promise<boolean> => (await rightIn(headers)) !== undefined;

/** True even if the request may not see it. */
const requestsRelease = (headers: Headers): boolean => cookieIn(headers) !== undefined;

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
    documents: (release.documents ?? []).map(({ relationTo, value }) => ({ collection: relationTo, id: idOf(value) })),
    globals: release.globals ?? [],
    redirects: release.redirects ?? [],
  };
});

async function overlayOfRelease(): Promise<Overlay | undefined> {
  const release = await previewedRelease();
  return release && { ...release, redirectAt: (path) => redirectInRelease(release, path) };
}

/** The site as an open release makes it: for staff who may preview, and for guests with a link to it. */
export const releaseOverlays: Overlays = {
  cookie: { name: COOKIE, wantedBy },
  isRequested: requestsRelease,
  mayPreview: mayPreviewRelease,
  find: overlayOfRelease,
};
