import { APIError, type PayloadRequest, ValidationError } from 'payload';

const answer = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/** The response for work that failed after its response had begun, where Payload's own handler comes too late. */
export const failedWork =
  ({ payload }: PayloadRequest, words: string) =>
  (error: unknown): Response => {
    if (error instanceof ValidationError) return answer(400, error.data.errors[0]?.message ?? error.message);
    if (error instanceof APIError && error.isPublic) return answer(error.status, error.message);
    payload.logger.error({ err: error, msg: words });
    return answer(500, words);
  };
