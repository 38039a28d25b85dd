import { readBody } from '@shared/http';
import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { env } from '@/env';
import { isSameOrigin } from '@/lib/same-origin';
import { recordAnswer } from '../answer';
import { findLink } from '../find-link';

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Receives a guest's answer to a shared draft and redirects to the page, which shows the result. */
export async function POST(request: NextRequest, { params }: RouteContext<'/share/[token]/answer'>) {
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return new Response('This answer was sent from another site.\n', { status: 403 });
  }
  const { token } = await params;
  const payload = await cms();
  const found = await findLink(payload, token);
  if (typeof found === 'string') return leadTo(`/share/none/${found}`);
  const body = await readBody(request);
  const form = body ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))) : {};
  const recorded = await recordAnswer(payload, found, form);
  const result = typeof recorded === 'string' ? `problem=${recorded}` : `answer=${recorded.id}`;
  return leadTo(`/share/${token}?${result}#answer`);
}
