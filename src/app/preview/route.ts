import { draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { mayPreview } from '@/data/preview/access';
import { pathSchema } from '@/lib/paths';

/**
 * Enables preview mode for staff: `/preview?path=/about`. 403 for others, 400 for an invalid path; `/preview?exit` ends
 * the preview.
 */
export async function GET(request: NextRequest) {
  const draft = await draftMode();
  if (request.nextUrl.searchParams.has('exit')) {
    draft.disable();
    redirect('/');
  }
  if (!(await mayPreview(request.headers))) {
    return new Response('Sign in to the admin as an author, editor or admin to see previews.', { status: 403 });
  }
  const path = pathSchema.safeParse(request.nextUrl.searchParams.get('path'));
  if (!path.success) return new Response(path.error.issues[0]?.message, { status: 400 });
  draft.enable();
  redirect(path.data);
}
