import { messagesIn } from '@shared/messages-in';
import { languageSchema } from '@shared/sent-language';
import { inLanguage, subscriptionPath } from '@/services/mail/issue-links';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { changeSubscription } from '@/visitors/newsletter/change-subscription';
import { subscriptionTextsIn } from '@/visitors/newsletter/texts/subscription-texts';

export const dynamic = 'force-dynamic';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

function queryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get('token')?.slice(0, 200) ?? '',
    language: languageSchema.parse(searchParams.get('lang')),
  };
}

/**
 * Target of `List-Unsubscribe` for one-click unsubscription (RFC 8058), without cookies or origin. Mail programs may
 * show the response: 200, also if already unsubscribed; 403 for a wrong token; 503 to try again.
 */
export async function POST(request: Request): Promise<Response> {
  const { token, language } = queryOf(request);
  const { oneClick } = subscriptionTextsIn(language);
  const result = await changeSubscription({ action: 'unsubscribe', token }, visitorAddress(request.headers));
  if ('done' in result) return new Response(`${oneClick.done}\n`, { headers });
  return result.problem === 'link'
    ? new Response(`${messagesIn(language).functions.newsletterLinkInvalid}\n`, { status: 403, headers })
    : new Response(`${oneClick.later}\n`, { status: 503, headers: { ...headers, 'retry-after': '300' } });
}

/** Opened by other mail programs and by scanners, so the page asks first. */
export function GET(request: Request): Response {
  const { token, language } = queryOf(request);
  const location = `${subscriptionPath}?${new URLSearchParams({ token, ...inLanguage(language) })}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
