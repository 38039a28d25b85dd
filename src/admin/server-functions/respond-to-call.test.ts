import { APIError, type SanitizedConfig } from 'payload';
import { expect, it, vi } from 'vitest';
import { runAction } from '../../lib/action-call';
import { respondToCall } from './respond-to-call';

vi.mock('@/data/staff-session', () => ({ sessionUser: async () => ({ id: 'a' }) }));

const config = { collections: [{ slug: 'users' }], globals: [] } as unknown as SanitizedConfig;
const call = { name: 'render-list', args: { collectionSlug: 'users', query: {} } };

const statusOf = (error: Error) =>
  runAction(async (failure) => {
    await respondToCall(call, new Headers(), config, () => Promise.reject(error)).catch(() => undefined);
    return failure();
  });

it.each([
  ['what the person may not do', new APIError('Not allowed.', 403), 403],
  ['what the person may not see', new Error('not-found'), 404],
  ['what failed here', new Error('out of order'), 500],
])('a call responds as it ended: %s', async (_, error, status) => {
  expect(await statusOf(error)).toBe(status);
});
