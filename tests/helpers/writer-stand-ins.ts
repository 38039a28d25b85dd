import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** Stand-ins of writing services, which respond as their published APIs do, and remember what they were sent. */

type Response = { status: number; body?: unknown; headers?: Record<string, string> };
/** `hang`: no response at all. `drop`: the connection ends. A string: a body that is not JSON. */
export type Trouble = Response | 'hang' | 'drop' | string;

const chatRequest = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z.object({ type: z.literal('json_object') }),
});
const sentTexts = z.object({ texts: z.array(z.string()) });
const deeplRequest = z.object({
  text: z.array(z.string()).max(50),
  source_lang: z.literal('EN'),
  target_lang: z.literal('DE'),
  tag_handling: z.literal('xml'),
});

/** What a service writes for a text. */
export type Write = (text: string) => string;

/** https://platform.openai.com/docs/api-reference/chat/create */
export const completion = (content: string, finish_reason = 'stop'): Response => ({
  status: 200,
  body: {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1_790_000_000, model: 'stand-in' },
    choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason }],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  },
});

/** https://platform.openai.com/docs/guides/error-codes, https://developers.deepl.com/docs/best-practices/error-handling */
export const writerSays = {
  limited: (seconds?: number): Response => ({
    status: 429,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
    body: { error: { message: 'Rate limit reached', type: 'requests', param: null, code: 'rate_limit_exceeded' } },
  }),
  unauthorized: {
    status: 401,
    body: {
      error: { message: 'Incorrect API key provided: sk-12.', type: 'invalid_request_error', code: 'invalid_api_key' },
    },
  } satisfies Response,
  away: { status: 503, body: { error: { message: 'The engine is currently overloaded' } } } satisfies Response,
  noModel: {
    status: 404,
    body: { error: { message: 'The model does not exist', code: 'model_not_found' } },
  } satisfies Response,
  quota: { status: 456, body: { message: 'Quota exceeded' } } satisfies Response,
  redirect: (location: string): Response => ({ status: 307, headers: { location } }),
};

export async function writerStandIn(key = 'writer-key') {
  const requests: { path: string; body: string; headers: http.IncomingHttpHeaders }[] = [];
  const trouble: Trouble[] = [];
  let write: Write = (text) =>
    text.replace(/>[^<]+|^[^<]+/g, (words) => `${words.startsWith('>') ? '>' : ''}DE ${words.replace(/^>/, '')}`);
  let meanwhile: () => Promise<unknown> = async () => undefined;

  function respond(path: string, body: string, authorization: string | undefined): Response {
    const sent: unknown = JSON.parse(body);
    if (path === '/v1/chat/completions') {
      if (authorization !== `Bearer ${key}`) return writerSays.unauthorized;
      const { messages } = chatRequest.parse(sent);
      const { texts } = sentTexts.parse(JSON.parse(messages[1].content));
      return completion(JSON.stringify({ texts: texts.map(write) }));
    }
    if (path === '/v2/translate') {
      if (authorization !== `DeepL-Auth-Key ${key}`) return { status: 403, body: { message: 'Forbidden' } };
      const translations = deeplRequest.parse(sent).text.map((text) => ({
        ...{ detected_source_language: 'EN', text: write(text) },
      }));
      return { status: 200, body: { translations } };
    }
    return { status: 404 };
  }

  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    requests.push({ path, body, headers: request.headers });
    await meanwhile();
    const wrong = trouble.shift();
    if (wrong === 'hang') return;
    if (wrong === 'drop') return void request.socket.destroy();
    if (typeof wrong === 'string') return void response.writeHead(200, { 'content-type': 'text/html' }).end(wrong);
    const { status, body: sent, headers } = wrong ?? respond(path, body, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(sent === undefined ? '' : JSON.stringify(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    trouble,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it writes from now on. */
    writes: (now: Write) => {
      write = now;
    },
    /** What happens elsewhere while it is at work. */
    during: (work: () => Promise<unknown>) => {
      meanwhile = work;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
