import { readBody } from '@shared/http';
import { messagesIn } from '@shared/messages-in';
import { subscriptionChangeSchema } from '@shared/newsletter';
import { languageIn } from '@shared/sent-language';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { type ChangeResult, changeSubscription, pageAfter } from '@/visitors/newsletter/change-subscription';

export const dynamic = 'force-dynamic';

async function changeBy(form: Record<string, string>, headers: Headers): Promise<ChangeResult> {
  const change = subscriptionChangeSchema(messagesIn(languageIn(form)).fields).safeParse(form);
  if (change.success) return changeSubscription(change.data, visitorAddress(headers));
  return { problem: form.action === 'move' && form.token ? 'email' : 'link' };
}

/** Receives the forms of `/subscription`. The token is the credential, so no cookie or origin is required. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request);
  const form = body ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))) : {};
  const location = pageAfter(await changeBy(form, request.headers), (form.token ?? '').slice(0, 200), languageIn(form));
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
