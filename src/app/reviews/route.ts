import { cms } from '@/data/cms';
import { answerDecision, answerRead } from '@/reference/reviews/answers';

export const dynamic = 'force-dynamic';

const away = () =>
  Response.json(
    { error: 'The reviews are unavailable at the moment.' },
    { status: 503, headers: { 'cache-control': 'no-store' } },
  );

/** Public; polled by reference pages. */
export async function GET(request: Request): Promise<Response> {
  const payload = await cms().catch(() => undefined);
  return payload ? answerRead(payload, request.headers) : away();
}

export async function PUT(request: Request): Promise<Response> {
  const payload = await cms().catch(() => undefined);
  return payload ? answerDecision(payload, request) : away();
}
