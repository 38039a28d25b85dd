import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { backTo } from '@/lib/inbox-addresses';
import { listNames } from '@/lib/inbox-lists';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { json, staffEndpoint } from '@/staff/endpoint';
import { type NoticeName, notices } from './notices';

const MAX_BODY_CHARACTERS = 32_768;

/** Decisions, "Roles". */
export const forInbox = { can: 'publish', notAllowed: 'Only editors and admins may open the inbox.' } as const;

type Outcome = { notice: NoticeName; to: string };

/** The notice as JSON for scripts, otherwise a redirect to the page that shows it. */
function tell(req: PayloadRequest, { notice, to }: Outcome): Response {
  if (req.headers.get('accept')?.includes('application/json')) {
    return json({ ...notices[notice], to });
  }
  return new Response(null, { status: 303, headers: { 'cache-control': 'no-store', location: backTo(to, notice) } });
}

/** Too large a form is empty, and therefore invalid. */
async function readForm(req: PayloadRequest): Promise<Record<string, string>> {
  const text = (await req.text?.()) ?? '';
  return text.length > MAX_BODY_CHARACTERS ? {} : Object.fromEntries(new URLSearchParams(text));
}

export type Change = (
  form: Record<string, string>,
  params: Record<string, unknown>,
  req: PayloadRequest,
) => Promise<Outcome>;

/** Does what the forms' database is needed for; without it, responds with `instead`. */
export async function whileReachable<T>(req: PayloadRequest, work: () => Promise<T>, instead: () => T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SupabaseFailure)) throw error;
    req.payload.logger.error(`Inbox: ${error.code}`);
    return instead();
  }
}

/** For editors and admins; returns to a page of the inbox. */
export const change = (path: string, apply: Change): Endpoint =>
  staffEndpoint({
    ...forInbox,
    method: 'post',
    path,
    readBody: readForm,
    body: z.record(z.string(), z.string()),
    work: async (req, { body: form }) =>
      tell(
        req,
        await whileReachable<Outcome>(
          req,
          () => apply(form, req.routeParams ?? {}, req),
          () => ({ notice: 'unavailable', to: backTo(form.back) }),
        ),
      ),
  });

const target = z.object({ list: z.enum(listNames), id: z.uuid() });

export const rowOf = (params: Record<string, unknown>) => target.safeParse(params).data;
