import { readBody } from '@shared/http';
import { z } from 'zod';
import { env } from '@/env';
import type { SetCookie } from '@/seams/site';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { marker, SUCCESS_PATH } from '@/visitors/forms/contact/marker';
import { type FormName, handlers, isFormName } from '@/visitors/forms/handlers';
import type { Entries, Outcome } from '@/visitors/forms/outcome';
import { postedEntries } from '@/visitors/forms/posted-entries';
import { pageOf } from '@/visitors/forms/sent-from';
import { tellSent, withVersion } from '@/visitors/forms/tell-sent';

export const dynamic = 'force-dynamic';

const entriesSchema = z.record(z.string(), z.string());
const noStore = { 'cache-control': 'no-store' };

const refuse = (status: number) => Response.json({ ok: false }, { status, headers: noStore });

/** Sets the marker cookie on success, which the success page requires. */
function response(outcome: Outcome, cookies: SetCookie[] = []): Response {
  const headers = new Headers(noStore);
  for (const { header } of cookies) headers.append('set-cookie', header);
  if (outcome.ok && outcome.to === SUCCESS_PATH) {
    const { path, maxAge } = marker.options;
    const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : '';
    headers.append(
      'set-cookie',
      `${marker.name}=${marker.value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return Response.json(outcome, { status: outcome.ok ? 200 : 422, headers });
}

/** The entries, or the status of the refusal. */
async function readEntries(form: FormName, request: Request): Promise<Entries | number> {
  const type = request.headers.get('content-type') ?? '';
  try {
    // A cross-origin request with this header needs a preflight, which is refused.
    if (form === 'built' && type.startsWith('multipart/form-data') && request.headers.get('x-form') === form)
      return await postedEntries(await request.formData());
    // This type needs a preflight, too.
    if (!type.startsWith('application/json')) return 415;
    const body = await readBody(request);
    return body ? entriesSchema.parse(JSON.parse(new TextDecoder().decode(body))) : 413;
  } catch {
    return 400;
  }
}

/**
 * Receives entries as JSON (at most 64 KB), or as multipart for built forms with files. Returns an `Outcome`: 200, or
 * 422 with a notice and field errors. Refusals: 400, 404 (unknown form), 413 and 415.
 */
export async function POST(request: Request, { params }: RouteContext<'/forms/[form]'>): Promise<Response> {
  const { form } = await params;
  if (!isFormName(form)) return refuse(404);
  const entries = await readEntries(form, request);
  if (typeof entries === 'number') return refuse(entries);
  const page = pageOf(request.headers);
  const sent = await withVersion(entries, request.headers, page);
  const outcome = await handlers[form](sent, visitorAddress(request.headers), page);
  if (!outcome.ok) return response(outcome);
  const { headers } = request;
  return response(outcome, await tellSent({ form, id: entries.form, page, from: entries.from, headers }));
}
