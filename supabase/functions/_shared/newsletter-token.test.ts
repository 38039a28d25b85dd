import { expect, it } from 'vitest';
import { confirmationToken, subscriberOf, subscriptionToken } from './newsletter-token';

const key = 'sb_secret_for_tests';
const reader = '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11';
const now = Date.parse('2026-11-23T09:00:00Z');
const day = 86_400_000;

it('a confirmation link works for a week', async () => {
  const token = await confirmationToken(key, reader, now);
  expect(await subscriberOf(token, key, 'confirm', now + 6.9 * day)).toBe(reader);
  expect(await subscriberOf(token, key, 'confirm', now + 7.1 * day)).toBeUndefined();
});

it('the links of an issue never expire', async () => {
  expect(await subscriberOf(await subscriptionToken(key, reader), key, 'manage', now + 3_650 * day)).toBe(reader);
});

it('no link works for another purpose, another subscription, a later date or another site', async () => {
  const confirmation = await confirmationToken(key, reader, now);
  const manage = await subscriptionToken(key, reader);
  expect(await subscriberOf(confirmation, key, 'manage', now)).toBeUndefined();
  expect(await subscriberOf(manage, key, 'confirm', now)).toBeUndefined();
  expect(await subscriberOf(manage, 'another key', 'manage', now)).toBeUndefined();
  expect(await subscriberOf(manage, '', 'manage', now)).toBeUndefined();
  expect(await subscriberOf(manage.replace('3f0c', '3f0d'), key, 'manage', now)).toBeUndefined();
  const [id, until, signed] = confirmation.split('.');
  expect(await subscriberOf(`${id}.${Number(until) + 1}.${signed}`, key, 'confirm', now)).toBeUndefined();
  expect(await subscriberOf(`${id}..${signed}`, key, 'manage', now)).toBeUndefined();
  for (const token of ['', 'x', `${id}.`, `${id}..`, `${manage}.`])
    expect(await subscriberOf(token, key, 'manage', now), token).toBeUndefined();
});
