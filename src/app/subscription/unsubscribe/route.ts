import { functionMessages } from '@shared/messages';
import { subscriptionPath } from '@/services/mail/issue-links';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { changeSubscription } from '@/visitors/newsletter/change-subscription';

export const dynamic = 'force-dynamic';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? '';

/**
 * The address in `List-Unsubscribe`. A mail program that knows one-click unsubscription posts to it (RFC 8058), without
 * cookies or an origin: 200, also if the subscription has ended; 403 for a wrong token; 503 if it has to try again.
 */
export async function POST(request: Request): Promise<Response> {
  const result = await changeSubscription(
    { action: 'unsubscribe', token: tokenOf(request) },
    visitorAddress(request.headers),
  );
  if ('done' in result) return new Response('You are unsubscribed.\n', { headers });
  return result.problem === 'link'
    ? new Response(`${functionMessages.newsletterLinkInvalid}\n`, { status: 403, headers })
    : new Response('Please try again later.\n', { status: 503, headers: { ...headers, 'retry-after': '300' } });
}

/** Other mail programs open it, as do scanners: the page asks first. */
export function GET(request: Request): Response {
  const location = `${subscriptionPath}?${new URLSearchParams({ token: tokenOf(request) })}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
