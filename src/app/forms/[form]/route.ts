import { readBody } from '@shared/http';
import { z } from 'zod';
import { env } from '@/env';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { countConversion } from '@/visitors/analytics/conversions';
import { marker, SUCCESS_PATH } from '@/visitors/forms/contact/marker';
import { handlers, isFormName } from '@/visitors/forms/handlers';
import type { Outcome } from '@/visitors/forms/outcome';
import { pageOf } from '@/visitors/forms/sent-from';

export const dynamic = 'force-dynamic';

const entriesSchema = z.record(z.string(), z.string());
const noStore = { 'cache-control': 'no-store' };

const refuse = (status: number) => Response.json({ ok: false }, { status, headers: noStore });

/** Sets the marker cookie on success, so that the success page knows that the visitor comes from the form. */
function answer(outcome: Outcome): Response {
  const headers = new Headers(noStore);
  if (outcome.ok && outcome.to === SUCCESS_PATH) {
    const { path, maxAge } = marker.options;
    const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : '';
    headers.set(
      'set-cookie',
      `${marker.name}=${marker.value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return Response.json(outcome, { status: outcome.ok ? 200 : 422, headers });
}

/**
 * Receives a form's entries as JSON strings, where scripts run. Returns an `Outcome`: 200, or 422 with a notice and
 * field errors. 404 for an unknown form, 413 above 64 KB, 415 and 400 for anything but JSON strings.
 */
export async function POST(request: Request, { params }: RouteContext<'/forms/[form]'>): Promise<Response> {
  const { form } = await params;
  if (!isFormName(form)) return refuse(404);
  // A cross-origin request of this type needs a preflight, which is refused.
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415);
  let entries: z.infer<typeof entriesSchema>;
  try {
    const body = await readBody(request);
    if (!body) return refuse(413);
    entries = entriesSchema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return refuse(400);
  }
  const outcome = await handlers[form](entries, visitorAddress(request.headers), pageOf(request.headers));
  if (outcome.ok) countConversion(form, entries.from, request.headers);
  return answer(outcome);
}
