import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Signer, secretOf, signedHeaders } from './signature';

const signer: Signer = { id: '10000000-0000-4000-8000-000000000000', revision: 2 };
const message = { id: 'msg_1', body: '{"type":"webhook.test"}' };
const now = new Date('2026-11-23T12:00:00.500Z');

/** As a receiver computes it. */
const expected = (by: Signer) => {
  const key = Buffer.from(secretOf(by).replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`msg_1.1795435200.${message.body}`).digest('base64')}`;
};

it('a message is signed as Standard Webhooks describes', () => {
  expect(signedHeaders(signer, message, now)).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1795435200',
    'webhook-signature': expected(signer),
  });
});

it('each webhook and each revision has a secret of its own', () => {
  const other = { ...signer, id: '20000000-0000-4000-8000-000000000000' };
  const secrets = [signer, { ...signer, revision: 3 }, other].map(secretOf);
  expect(new Set(secrets).size).toBe(3);
  expect(Buffer.from(secrets[0]?.slice(6) ?? '', 'base64')).toHaveLength(32);
});

it('for a day after the secret changes, the former one signs too', () => {
  const changed = { ...signer, changedAt: '2026-11-22T12:00:01.000Z' };
  const both = `${expected(signer)} ${expected({ ...signer, revision: 1 })}`;
  expect(signedHeaders(changed, message, now)['webhook-signature']).toBe(both);
  const earlier = { ...signer, changedAt: '2026-11-22T12:00:00.000Z' };
  expect(signedHeaders(earlier, message, now)['webhook-signature']).toBe(expected(signer));
});
