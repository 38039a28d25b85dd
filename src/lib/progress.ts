/** How far long work has come. */
export type Progress = { done: number; of: number };
export type Tell = (progress: Progress) => void;

/** The type of a response with a line of JSON for each step, and the result in the last. */
export const PROGRESS_TYPE = 'application/x-ndjson';

const EVERY_MS = 250;

type Work = (tell: Tell) => Promise<Response>;

function inLines(work: Work): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let reportedAt = 0;
      let isLeft = false;
      const send = (line: object) => {
        if (isLeft) return;
        try {
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        } catch {
          // The page was closed. The work is finished all the same.
          isLeft = true;
        }
      };
      const response = await work((progress) => {
        if (performance.now() - reportedAt < EVERY_MS) return;
        reportedAt = performance.now();
        send(progress);
      });
      send({ status: response.status, body: await response.json() });
      if (!isLeft) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': PROGRESS_TYPE, 'cache-control': 'no-store' } });
}

/**
 * The response of long work: as JSON, or with its progress for pages that accept that. `refusal`: the response for an
 * error, once the status can no longer be changed.
 */
export async function withProgress(
  headers: Headers,
  work: Work,
  refusal: (error: unknown) => Response,
): Promise<Response> {
  if (!headers.get('accept')?.includes(PROGRESS_TYPE)) return work(() => undefined);
  return inLines((tell) => work(tell).catch(refusal));
}
