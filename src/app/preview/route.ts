import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { mayPreview } from '@/data/preview/access';
import { previewOfRelease, RELEASE_COOKIE } from '@/data/preview/release';
import { pathSchema } from '@/lib/paths';

/**
 * Enables preview mode for staff: `/preview?path=/about`, with `&release=<id>` the site as a release makes it. 403 for
 * others, 400 for an invalid path. `/preview?exit` ends it.
 */
export async function GET(request: NextRequest) {
  const draft = await draftMode();
  if (request.nextUrl.searchParams.has('exit')) {
    draft.disable();
    (await cookies()).delete(RELEASE_COOKIE);
    redirect('/');
  }
  if (!(await mayPreview(request.headers))) {
    return new Response('Sign in to the admin as an author, editor or admin to see previews.', { status: 403 });
  }
  const path = pathSchema.safeParse(request.nextUrl.searchParams.get('path'));
  if (!path.success) return new Response(path.error.issues[0]?.message, { status: 400 });
  const release = z.uuid().safeParse(request.nextUrl.searchParams.get('release'));
  if (release.success) (await cookies()).set(previewOfRelease(release.data));
  else (await cookies()).delete(RELEASE_COOKIE);
  draft.enable();
  redirect(path.data);
}
