import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { mayPreview } from '@/data/preview/access';
import { pathSchema } from '@/lib/paths';
import { addedToSite } from '@/seams/capability';

async function setOverlay(query: URLSearchParams) {
  const jar = await cookies();
  for (const { cookie } of addedToSite(await cms(), 'overlays')) {
    const wanted = cookie.wantedBy(query);
    if (wanted) jar.set({ ...wanted, name: cookie.name });
    else jar.delete(cookie.name);
  }
}

/**
 * Enables preview mode for staff: `/preview?path=/about`; parameters of an overlay show the site as that makes it. 403 for
 * others, 400 for an invalid path. `/preview?exit` ends it.
 */
export async function GET(request: NextRequest) {
  const draft = await draftMode();
  if (request.nextUrl.searchParams.has('exit')) {
    draft.disable();
    await setOverlay(new URLSearchParams());
    redirect('/');
  }
  if (!(await mayPreview(request.headers))) {
    return new Response('Sign in to the admin as an author, editor or admin to see previews.', { status: 403 });
  }
  const path = pathSchema.safeParse(request.nextUrl.searchParams.get('path'));
  if (!path.success) return new Response(path.error.issues[0]?.message, { status: 400 });
  await setOverlay(request.nextUrl.searchParams);
  draft.enable();
  redirect(path.data);
}
