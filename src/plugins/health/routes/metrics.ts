import { timingSafeEqual } from 'node:crypto';
import { cms, configuration } from '@/data/cms';
import { env } from '@/env';
import { perMinute } from '@/lib/per-minute';
import { hasCapability } from '@/seams/capability';
import { writtenMetrics } from '../metrics';

/** Of all readers together: collectors ask a few times a minute. */
const isWithin = perMinute(120);

const headers = { 'cache-control': 'no-store' };
const none = () => new Response('Not found.\n', { status: 404, headers });

/** Compares in constant time. */
function isAllowed(authorization: string | null, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** For Prometheus. Without METRICS_TOKEN, and without the capability, there is no such address. */
export async function GET(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = env();
  if (!METRICS_TOKEN || !hasCapability(await configuration(), 'health')) return none();
  if (!(await isWithin('all'))) return new Response('Too many requests.\n', { status: 429, headers });
  if (!isAllowed(request.headers.get('authorization'), METRICS_TOKEN))
    return new Response('Not allowed.\n', { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  const metrics = await writtenMetrics(await cms());
  return new Response(metrics, { headers: { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });
}
