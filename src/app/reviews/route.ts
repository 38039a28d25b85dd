import { cms } from '@/data/cms';
import { respondToDecision, respondWithHistory, respondWithReviews } from '@/reference/reviews/responses';

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
  return element ? respondWithHistory(payload, request.headers, element) : respondWithReviews(payload, request.headers);
}

export async function PUT(request: Request): Promise<Response> {
  const payload = await cms().catch(() => undefined);
  return payload ? respondToDecision(payload, request) : away();
}
