import type { Endpoint } from 'payload';
import { z } from 'zod';
import { reportsTo } from '@/delivery/html/policies';
import { parseJson } from '@/lib/parse-json';
import { perMinute } from '@/lib/per-minute';

const MOST_CHARACTERS = 8_000;
const LONGEST = 200;

const text = z.string().transform((value) => value.replace(/\s+/g, ' ').slice(0, LONGEST));
/** Addresses without their queries, which may contain what somebody has searched for. */
const address = text.transform((value) => value.split(/[?#]/, 1)[0]);
const report = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': address.optional(),
    'document-uri': address.optional(),
    'source-file': address.optional(),
    'line-number': z.number().optional(),
  }),
});

/** Per person: a page that is broken reports the same again and again. */
const isWithin = perMinute(20);
const nothing = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** zod tries whether it may compile its schemas, and goes on without: on every page. */
const isExpected = (blocked: string | undefined) => blocked === 'eval';

/**
 * `POST /api/policy-reports`: what the policy of the admin has blocked in the browser of somebody signed in; logged. Other
 * reports are dropped with the same 204: browsers show a refusal as an error of the page.
 */
export const policyReportsEndpoint: Endpoint = {
  path: reportsTo.replace('/api', ''),
  method: 'post',
  handler: async (req) => {
    if (!req.user) return nothing(204);
    const body = (await req.text?.()) ?? '';
    if (body.length > MOST_CHARACTERS) return nothing(413);
    const sent = report.safeParse(parseJson(body));
    if (!sent.success) return nothing(400);
    if (isExpected(sent.data['csp-report']['blocked-uri'])) return nothing(204);
    if (!(await isWithin(req.user.id))) return nothing(204);
    req.payload.logger.warn({ msg: 'The policy of the admin has blocked something.', ...sent.data['csp-report'] });
    return nothing(204);
  },
};
