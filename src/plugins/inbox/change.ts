import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { backTo } from '@/lib/inbox-addresses';
import { listNames } from '@/lib/inbox-lists';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { type NoticeName, notices } from './notices';

const MAX_BODY_CHARACTERS = 32_768;

export const answer = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/** Decisions, "Roles". */
export const isAllowed = (req: PayloadRequest) => can(req, 'publish');

type Outcome = { notice: NoticeName; to: string };

/** The notice as JSON for scripts, otherwise a redirect to the page that shows it. */
function tell(req: PayloadRequest, { notice, to }: Outcome): Response {
  const headers = { 'cache-control': 'no-store' };
  if (req.headers.get('accept')?.includes('application/json')) {
    return Response.json({ ...notices[notice], to }, { headers });
  }
  return new Response(null, { status: 303, headers: { ...headers, location: backTo(to, notice) } });
}

async function readForm(req: PayloadRequest): Promise<Record<string, string>> {
  const text = (await req.text?.()) ?? '';
  return text.length > MAX_BODY_CHARACTERS ? {} : Object.fromEntries(new URLSearchParams(text));
}

export type Change = (
  form: Record<string, string>,
  params: Record<string, unknown>,
  req: PayloadRequest,
) => Promise<Outcome>;

/** For editors and admins; returns to a page of the inbox. */
export const change = (path: string, apply: Change): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!isAllowed(req)) return answer(403, 'Only editors and admins may open the inbox.');
    const form = await readForm(req);
    try {
      return tell(req, await apply(form, req.routeParams ?? {}, req));
    } catch (error) {
      if (!(error instanceof SupabaseFailure)) throw error;
      req.payload.logger.error(`Inbox: ${error.code}`);
      return tell(req, { notice: 'unavailable', to: backTo(form.back) });
    }
  },
});

const target = z.object({ list: z.enum(listNames), id: z.uuid() });

export const rowOf = (params: Record<string, unknown>) => target.safeParse(params).data;
