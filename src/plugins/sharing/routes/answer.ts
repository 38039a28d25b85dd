import { readBody } from '@shared/http';
import type { NextRequest } from 'next/server';
import type { Payload } from 'payload';
import { cms } from '@/data/cms';
import { env } from '@/env';
import { parseJson } from '@/lib/parse-json';
import { isSameOrigin } from '@/lib/same-origin';
import { type GuestThread, threadsOfLink } from '@/plugins/comments/api';
import { newestOf } from '@/staff/newest-of';
import { type Problem, problems, recordAnswer } from '../answer';
import { findLink, type LiveLink } from '../find-link';

/** To the script of the page: the conversations as they are now, or a sentence for the guest. */
export type Answered = { threads: GuestThread[] } | { problem: string };

const OVER = 'This draft is no longer shared. Copy your text before you leave the page.';

const status: Partial<Record<Problem, number>> = { gone: 404, open: 409, often: 429 };

const uncached = { 'cache-control': 'no-store' };
const leadTo = (location: string) => new Response(null, { status: 303, headers: { location, ...uncached } });
const say = (answered: Answered, code: number) => Response.json(answered, { status: code, headers: uncached });

function fieldsOf(text: string, isScript: boolean): Record<string, unknown> {
  return isScript
    ? (Object(parseJson(text)) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text));
}

async function answeredTo(payload: Payload, { link, collection, id }: LiveLink, recorded: { id: string } | Problem) {
  if (typeof recorded === 'string') return say({ problem: problems[recorded] }, status[recorded] ?? 400);
  const document = (await newestOf(payload, { collection, id })) ?? {};
  return say({ threads: await threadsOfLink(payload, link.id, document) }, 201);
}

/**
 * Receives a guest's answer to a shared draft: as a form, it redirects to the page, which shows the result; as JSON, it
 * returns the conversations.
 */
export async function POST(request: NextRequest, { params }: RouteContext<'/share/[token]/answer'>) {
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return new Response('This answer was sent from another site.\n', { status: 403 });
  }
  const isScript = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const { token } = await params;
  const payload = await cms();
  const found = await findLink(payload, token);
  if (typeof found === 'string') return isScript ? say({ problem: OVER }, 410) : leadTo(`/share/none/${found}`);
  const body = await readBody(request);
  const recorded = await recordAnswer(payload, found, body ? fieldsOf(new TextDecoder().decode(body), isScript) : {});
  if (isScript) return answeredTo(payload, found, recorded);
  const result = typeof recorded === 'string' ? `problem=${recorded}` : `answer=${recorded.id}`;
  return leadTo(`/share/${token}?${result}#answer`);
}
