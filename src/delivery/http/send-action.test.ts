import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { isActionRefusal } from '../../lib/action-refusals';
import { actionSender } from './send-action';
import type { PlainResponse, SiteResponse } from './site-response';

async function responseTo(cookie: string | undefined, isStaff: boolean): Promise<PlainResponse> {
  const send = vi.fn<(response: PlainResponse) => void>();
  const response = actionSender({
    next: async () => undefined,
    database: { check: async () => true },
    hasSession: async () => isStaff,
  });
  await response({ headers: { cookie } } as IncomingMessage, { send } as unknown as SiteResponse);
  const [sent] = send.mock.calls[0] ?? [];
  if (!sent) throw new Error('Nothing was sent.');
  return sent;
}

it.each([
  ['without a cookie', undefined],
  ['after the session has ended', 'payload-token=x'],
])('Next makes an error with our words of the refusal %s', async (_, cookie) => {
  const { status, headers, body } = await responseTo(cookie, false);
  expect(status).toBe(401);
  // Next compares the whole header.
  expect(headers['content-type']).toBe('text/plain');
  expect(isActionRefusal(new Error(String(body)))).toBe(true);
});
