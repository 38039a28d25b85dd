import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { pathSchema } from '@/lib/paths';
import { findLink } from '@/plugins/sharing/api';
import { previewForGuest } from '../preview-cookie';

/** Previews a shared release for a guest: `/share/<token>/site?path=/about`. */
export async function GET(request: NextRequest, { params }: RouteContext<'/share/[token]/site'>) {
  const { token } = await params;
  const found = await findLink(await cms(), token);
  if (typeof found === 'string') redirect(`/share/none/${found}`);
  if (found.collection !== 'releases') redirect(`/share/${token}`);
  (await draftMode()).enable();
  (await cookies()).set(previewForGuest(token, found.expiresAt));
  redirect(pathSchema.catch('/').parse(request.nextUrl.searchParams.get('path')));
}
