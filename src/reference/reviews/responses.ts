import { createHash } from 'node:crypto';
import type { User } from '@payload-types';
import { APIError, Forbidden, type Payload } from 'payload';
import { can } from '@/access/roles';
import { anonymous, type Reviews, toReview } from '@/data/reviews-read';
import { env } from '@/env';
import { parseJson } from '@/lib/parse-json';
import { perMinute } from '@/lib/per-minute';
import { isSameOrigin } from '@/lib/same-origin';
import { isUnread } from '@/payload/unread-session';
import { decide, decisionSchema } from './decide';
import { findElement } from './elements';
import { forgetShared, readShared } from './shared-read';

type Me = { canShare: boolean; name: string } | null;
type ReviewsResponse = { states: Reviews; me: Me };

const MAX_BODY_BYTES = 16_384;
const noStore = { 'cache-control': 'no-store' };

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers: noStore });

async function signedIn(payload: Payload, headers: Headers): Promise<User | null> {
  if (!headers.get('cookie')?.includes(`${payload.config.cookiePrefix}-token=`)) return null;
  const { user } = await payload.auth({ headers });
  if (isUnread(headers)) throw new Error('The session could not be read.');
  return user?.collection === 'users' ? (user as User) : null;
}

const maySend = (user: User) => can({ user }, 'review');

/** Everything as JSON with an ETag; 304 if unchanged, 503 when the database is down. */
export async function respondWithReviews(payload: Payload, headers: Headers): Promise<Response> {
  try {
    const user = await signedIn(payload, headers);
    const reviews = await readShared(payload);
    const response: ReviewsResponse = {
      states: user ? reviews : anonymous(reviews),
      me: user && { canShare: maySend(user), name: user.name },
    };
    const body = JSON.stringify(response);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const shared = { ...noStore, etag, vary: 'Cookie' };
    if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: shared });
    return new Response(body, { headers: { ...shared, 'content-type': 'application/json' } });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Reviews: not read' });
    return refuse(503, 'The reviews cannot be read at the moment.');
  }
}

const HISTORY = 50;
/** Of a reviewer, who opens them one by one. */
const mayOpenHistory = perMinute(120);

/**
 * The latest decisions about an element, newest first, with names: reviewers cannot read accounts. 403 for others, 404 for
 * an unknown element, 429 for more than two a second.
 */
export async function respondWithHistory(payload: Payload, headers: Headers, element: string): Promise<Response> {
  try {
    const user = await signedIn(payload, headers);
    if (!user || !maySend(user)) return refuse(403, 'Reviews are for reviewers, editors and admins.');
    if (!findElement(element)) return refuse(404, 'The reference has no element with this id.');
    if (!(await mayOpenHistory(user.id)))
      return refuse(429, 'You have opened many histories. Please try again in a minute.');
    const { docs } = await payload.findVersions({
      collection: 'design-reviews',
      where: { 'version.element': { equals: element } },
      sort: '-createdAt',
      limit: HISTORY,
      depth: 1,
      populate: { users: { name: true } },
      overrideAccess: true,
    });
    const history = docs.map(({ version, createdAt }) => ({ ...toReview(version), at: createdAt }));
    return Response.json({ history }, { headers: noStore });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Reviews: the history was not read' });
    return refuse(503, 'The reviews cannot be read at the moment.');
  }
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  return Buffer.byteLength(text) > MAX_BODY_BYTES ? undefined : parseJson(text);
}

/**
 * 200 with the stored review. 401 without a session, 403 cross-origin or without the right, 415 if not JSON, 400 if
 * invalid, 404 for an unknown element, 409 for a note too long beside one written meanwhile, 503 when the database is down.
 */
export async function respondToDecision(payload: Payload, request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers, env().SITE_URL)) return refuse(403, 'This request comes from somewhere else.');
  try {
    const user = await signedIn(payload, headers);
    if (!user) return refuse(401, 'Sign in to the admin to share reviews.');
    if (!maySend(user)) return refuse(403, 'Reviews are for reviewers, editors and admins.');
    if (!headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'Send JSON.');
    const decision = decisionSchema.safeParse(await readBody(request));
    if (!decision.success) return refuse(400, decision.error.issues[0]?.message ?? 'This is no decision.');
    if (!findElement(decision.data.element)) return refuse(404, 'The reference has no element with this id.');
    const doc = await decide(payload, user, decision.data);
    forgetShared();
    return Response.json({ review: { ...toReview(doc), by: user.name } }, { headers: noStore });
  } catch (error) {
    if (error instanceof APIError && error.status === 409) return refuse(409, error.message);
    if (error instanceof Forbidden) return refuse(403, 'Reviews are for reviewers, editors and admins.');
    payload.logger.error({ err: error, msg: 'Reviews: a decision was not stored' });
    return refuse(503, 'The decision could not be stored. Please try again.');
  }
}
