import { cms } from '@/data/cms';
import { answerDecision, answerHistory, answerRead } from '@/reference/reviews/answers';

export const dynamic = 'force-dynamic';

const away = () =>
  Response.json(
    { error: 'The reviews are unavailable at the moment.' },
    { status: 503, headers: { 'cache-control': 'no-store' } },
  );

/** Public; polled by reference pages. With `element`: its history, for reviewers. */
export async function GET(request: Request): Promise<Response> {
  const payload = await cms().catch(() => undefined);
  if (!payload) return away();
  const element = new URL(request.url).searchParams.get('element');
  return element ? answerHistory(payload, request.headers, element) : answerRead(payload, request.headers);
}

export async function PUT(request: Request): Promise<Response> {
  const payload = await cms().catch(() => undefined);
  return payload ? answerDecision(payload, request) : away();
}
