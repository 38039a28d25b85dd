import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { ApiKey } from '@payload-types';
import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import { can, type Role } from '@/access/roles';
import { idOf } from '@/lib/id-of';
import { ownRequest } from '@/payload/own-request';
import { findAsSite } from '@/staff/find-as-site';
import { findKey, KeyRefused } from '../keys/find-key';
import type { KeyRight } from '../keys/rights';
import { toolsFor } from './tools';

const NO_KEY = 'Send an API key as "Authorization: Bearer <key>". Admins make them in the admin of the site.';

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers });

/** Without a role, an assistant sees what visitors see. */
const roleOf: Record<KeyRight, Role | undefined> = { read: undefined, draft: 'author', publish: 'editor' };

/**
 * A request in the name of the key's maker, with the role of the key, so that all access rules apply.
 * @throws KeyRefused if the maker is no longer an admin
 */
async function actingWith(payload: Payload, key: ApiKey): Promise<PayloadRequest> {
  const role = roleOf[key.right];
  if (!role) return ownRequest(payload);
  const maker = idOf(key.createdBy);
  const account = maker ? await findAsSite({ payload }, 'users', maker) : null;
  if (!account || !can({ user: account }, 'manage')) {
    throw new KeyRefused('The account that made this API key is no longer an admin. Ask an admin for another key.');
  }
  const user: TypedUser = { ...account, collection: 'users', role, name: `${key.name}, assistant of ${account.name}` };
  const req = await ownRequest(payload, { user });
  // `local` would mark it as the site's own work (scheduled changes, imports).
  req.payloadAPI = 'REST';
  return req;
}

async function serverFor({ payload, headers }: PayloadRequest) {
  try {
    const key = await findKey(payload, headers);
    return key ? toolsFor(await actingWith(payload, key), key.right) : NO_KEY;
  } catch (error) {
    if (error instanceof KeyRefused) return error.message;
    throw error;
  }
}

/** `POST /api/mcp`: the Model Context Protocol over HTTP (docs/api.md). Stateless, so any process can respond. */
const messages: Endpoint = {
  path: '/mcp',
  method: 'post',
  handler: async (req) => {
    const server = await serverFor(req);
    if (typeof server === 'string') return refuse(401, server, { 'www-authenticate': 'Bearer' });
    const parsedBody: unknown = await req.json?.().catch(() => undefined);
    if (parsedBody === undefined) return refuse(400, 'The body is not valid JSON.');
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const request = new Request(req.url ?? '', { method: 'POST', headers: req.headers });
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  },
};

/** Tells clients that there is no event stream. */
const stream: Endpoint = {
  path: '/mcp',
  method: 'get',
  handler: () => refuse(405, 'Send messages with POST.', { allow: 'POST' }),
};

export const mcpEndpoints: Endpoint[] = [messages, stream];
