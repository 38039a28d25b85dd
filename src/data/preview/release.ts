import type { Release } from '@payload-types';
import { draftMode } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { env } from '@/env';
import type { ContentCollection, ContentGlobal } from '@/lib/content-collections';
import { cms } from '../cms';
import { mayPreview } from './access';
import { receivedHeaders } from './received-headers';
import { framedPreview } from './request';
import { readToken } from './share-token';

/** Cookie of a release's preview: a guest's token, or, for staff, the release's id. */
export const RELEASE_COOKIE = 'release-preview';

/** The cookie that begins the preview of a release. @param pass a guest's token, or the release's id @param expires of the link */
export const previewOfRelease = (pass: string, expires?: Date) => ({
  name: RELEASE_COOKIE,
  value: pass,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env().SITE_URL.startsWith('https:'),
  path: '/',
  expires,
});

/** The release that a rendering shows as if it were published. */
export type PreviewedRelease = {
  id: string;
  title: string;
  /** The page about the release: for guests the one where they answer. */
  about: string;
  documents: { collection: ContentCollection; id: string }[];
  globals: ContentGlobal[];
  redirects: NonNullable<Release['redirects']>;
};

const cookieIn = (headers: Headers): string | undefined =>
  headers
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${RELEASE_COOKIE}=`))
    ?.slice(RELEASE_COOKIE.length + 1);

/** The release of a guest's token, if its link works. */
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

/** True if the sender of these cookies may see a release that is not published. */
export const mayPreviewRelease = async (headers: Headers): Promise<boolean> => (await rightIn(headers)) !== undefined;

/** True if the request asks for the preview of a release, whether it may see it or not. */
export const asksForRelease = (headers: Headers): boolean => cookieIn(headers) !== undefined;

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'object' ? (value?.id ?? '') : (value ?? '');

/** The release that this rendering shows, if the request's cookie asks for one that is open and that it may see. */
export const previewedRelease = cache(async (): Promise<PreviewedRelease | undefined> => {
  if (framedPreview() || !(await draftMode()).isEnabled) return undefined;
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
