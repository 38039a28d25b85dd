import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { can, type Right } from '@/access/roles';
import { isDiskClosed, isDiskFull } from '@/lib/sql-state';

const headers = { 'cache-control': 'no-store' };

export const json = (body: object, status = 200): Response => Response.json(body, { status, headers });

/** Ends the work of an endpoint with a status and a sentence for staff. `needs`: the proof that is missing or wrong. */
export function refuse(status: number, message: string, needs?: string): never {
  throw new APIError(message, status, { needs }, true);
}

const refusalData = z.object({
  /** Of rejected fields, which have their own messages. */
  errors: z.array(z.object({ message: z.string() })).optional(),
  needs: z.string().optional(),
});

/** The response to an error that has words for staff; none for all others. */
function refusalOf(error: unknown): Response | undefined {
  if (!(error instanceof APIError) || (error.status >= 500 && !error.isPublic)) return undefined;
  const { errors, needs } = refusalData.safeParse(error.data).data ?? {};
  return json({ error: errors?.[0]?.message ?? error.message, needs }, error.status);
}

const NO_ROOM = 'The disk of the server is full: ask an administrator to free some space.';
const CLOSED = 'The server cannot write to its disk: ask an administrator to look at it.';

/** The response for work that failed after its response had begun, where Payload's own handler comes too late. */
export const failedWork =
  ({ payload }: PayloadRequest, words: string) =>
  (error: unknown): Response => {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    payload.logger.error({ err: error, msg: words });
    if (isDiskFull(error)) return json({ error: `${words} ${NO_ROOM}` }, 507);
    if (isDiskClosed(error)) return json({ error: `${words} ${CLOSED}` }, 503);
    return json({ error: words }, 500);
  };

/** For paths with `:slug/:document`: Payload sets `:collection` to the endpoint's own. */
export const inPath = z
  .object({ slug: z.string(), document: z.string() })
  .transform(({ slug, document }) => ({ collection: slug, id: document }));

const notAllowed: Record<Right, string> = {
  manage: 'Only admins may do this.',
  publish: 'Only editors and admins may do this.',
  write: 'Only authors, editors and admins may do this.',
  review: 'Only reviewers, editors and admins may do this.',
};

type Sent<At, Query, Body> = { at: At; query: Query; body: Body };

type StaffEndpoint<At, Query, Body> = {
  method: 'get' | 'post';
  /** Below `/api`, or below the address of the collection that lists the endpoint. */
  path: string;
  /** A right of the role, or a rule. */
  can: Right | ((req: PayloadRequest) => boolean);
  /** The response (403) without it. */
  notAllowed?: string;
  /** The parameters of the path; 404 with `gone` for others. */
  at?: z.ZodType<At>;
  gone?: string;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** How the body is read: as JSON, unless it is a form. */
  readBody?: (req: PayloadRequest) => Promise<unknown>;
  /** The response (400) to a query or body of another shape, instead of the schema's own message. */
  invalid?: string;
  /** Returns the response, or its JSON. Throws `refuse(…)`, or any public APIError, for a refusal. */
  work: (req: PayloadRequest, sent: Sent<At, Query, Body>) => Promise<object>;
};

function read<T>(schema: z.ZodType<T> | undefined, value: unknown, status: number, message?: string): T {
  // Without a schema, `T` is undefined.
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuse(status, message ?? parsed.error.issues[0]?.message ?? 'The request cannot be read.');
}

const readJson = (req: PayloadRequest): Promise<unknown> | undefined => req.json?.();

/** The `can` of endpoints for all staff. */
export const isSignedIn = ({ user }: PayloadRequest): boolean => Boolean(user);

const allowedBy = (right: Right | ((req: PayloadRequest) => boolean)) =>
  typeof right === 'string' ? (req: PayloadRequest) => can(req, right) : right;

/**
 * An endpoint for staff: rights first, then what the request holds, then the work. Refusals are `{ error }`. Its
 * `custom.isAllowed` is compared with the table of endpoints (`tests/integration/access/endpoints.test.ts`).
 */
export const staffEndpoint = <At = undefined, Query = undefined, Body = undefined>(
  given: StaffEndpoint<At, Query, Body>,
): Endpoint => ({
  path: given.path,
  method: given.method,
  custom: { isAllowed: allowedBy(given.can) },
  handler: async (req) => {
    const { can: right, gone, invalid, readBody = readJson } = given;
    try {
      if (!allowedBy(right)(req)) {
        const fallback = typeof right === 'string' ? notAllowed[right] : 'You are not allowed to do this.';
        return json({ error: given.notAllowed ?? fallback }, 403);
      }
      const at = read(given.at, req.routeParams, 404, gone ?? 'The document does not exist.');
      const query = read(given.query, given.query && Object.fromEntries(req.searchParams), 400, invalid);
      const body = read(given.body, given.body && (await readBody(req)?.catch(() => undefined)), 400, invalid);
      const done = await given.work(req, { at, query, body });
      return done instanceof Response ? done : json(done);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return refusal;
      throw error;
    }
  },
});
