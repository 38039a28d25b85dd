import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { env } from '@/env';
import type { PreviewCookie } from '@/seams/site';

/** Holds a guest's token or, for staff, the id of the release. */
export const COOKIE = 'release-preview';

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
export function wantedBy(query: URLSearchParams): PreviewCookie | undefined {
  const release = z.uuid().safeParse(query.get('release'));
  return release.success ? previewWith(release.data) : undefined;
}

export const cookieIn = (headers: Headers): string | undefined => parseCookies(headers).get(COOKIE);
