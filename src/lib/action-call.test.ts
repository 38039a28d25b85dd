import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ActionRefused, actionBegun, refuseAction, runAction } from './action-call';

const refused = () => refuseAction(401, 'Sign in first.');

it('a call whose arguments cannot be read is the sender’s fault', () => {
  expect(runAction((failure) => failure())).toBe(400);
});

it('a call that has begun fails by our fault, unless it is refused', () => {
  runAction((failure) => {
    actionBegun();
    expect(failure()).toBe(500);
    expect(refused).toThrow(ActionRefused);
    expect(failure()).toBe(401);
  });
});

it('calls at the same time do not hear of one another', async () => {
  const begins = runAction(async (failure) => {
    await later();
    actionBegun();
    return failure();
  });
  const waits = runAction(async (failure) => {
    await later();
    await later();
    return failure();
  });
  expect(await Promise.all([begins, waits])).toEqual([500, 400]);
});

it('`npm run dev` has no server in front: a refusal is an error', () => {
  expect(refused).toThrow('Sign in first.');
});
