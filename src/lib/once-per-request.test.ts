import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { oncePerRequest } from './once-per-request';

const request = () => ({}) as PayloadRequest;

it('reads once for each request', async () => {
  const read = vi.fn(async () => 'setting');
  const cached = oncePerRequest(read);
  const [one, other] = [request(), request()];
  expect(await Promise.all([cached(one), cached(one), cached(other)])).toEqual(['setting', 'setting', 'setting']);
  expect(read.mock.calls).toEqual([[one], [other]]);
});
