import type { Release } from '@payload-types';
import { draftMode } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { env } from '@/env';
import type { ContentCollection, ContentGlobal } from '@/lib/content-collections';
import { idOf } from '@/lib/id-of';
import { cms } from '../cms';
import { mayPreview } from './access';
import { receivedHeaders } from './received-headers';
import { framedPreview } from './request';
import { readToken } from './share-token';

/** Holds a guest's token or, for staff, the id of the release. */
export const RELEASE_COOKIE = 'release-preview';

export const previewOfRelease = (pass: string, expires?: Date) => ({
  name: RELEASE_COOKIE,
  value: pass,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env().SITE_URL.startsWith('https:'),
  path: '/',
  expires,
});

export type PreviewedRelease = {
  id: string;
  title: string;
  /** The page about the release; for guests, the one where they respond. */
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
export const mayPreviewRelease = async (headers: Headers): Promise<boolean> => (await rightIn(headers)) !== undefined;

/** True even if the request may not see it. */
export const asksForRelease = (headers: Headers): boolean => cookieIn(headers) !== undefined;

/** The open release that the request's cookie names and that it may see. */
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
