import { z } from 'zod';
import { PROGRESS_TYPE, type Tell } from '@/lib/progress';

const line = z.union([
  z.object({ done: z.number(), of: z.number() }),
  z.object({ status: z.number(), body: z.unknown() }),
]);

export const acceptsProgress = { accept: `${PROGRESS_TYPE}, application/json` };

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The JSON at the end of a response that tells its progress before (`withProgress`), or of any other. */
export async function readWithProgress(response: Response, tell: Tell): Promise<{ isOk: boolean; body: unknown }> {
  if (!response.body || !response.headers.get('content-type')?.startsWith(PROGRESS_TYPE))
    return { isOk: response.ok, body: await response.json().catch(() => ({})) };
  for await (const text of linesOf(response.body)) {
    const message = line.parse(JSON.parse(text));
    if ('status' in message) return { isOk: message.status < 400, body: message.body };
    tell(message);
  }
  throw new Error('The response broke off.');
}
