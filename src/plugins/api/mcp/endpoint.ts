import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Endpoint, PayloadRequest } from 'payload';
import { actingWith } from '../keys/acting-with';
import { findKey, KeyRefused } from '../keys/find-key';
import { toolsFor } from './tools';

const NO_KEY = 'Send an API key as "Authorization: Bearer <key>". Admins make them in the admin of the site.';

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers });

async function serverFor({ payload, headers }: PayloadRequest) {
  try {
    const key = await findKey(payload, headers);
    return key ? toolsFor(await actingWith(payload, key, 'assistant'), key.right) : NO_KEY;
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
