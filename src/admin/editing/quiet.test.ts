import { expect, it } from 'vitest';
import { sourceOf } from '../../../tests/helpers/installed';
import { followInput, LONGEST_WAIT_MS, QUIET_MS } from './quiet';

/** Time passes only while something waits; `during` happens in each wait. By default, no input takes time to be shown. */
function following(during: (at: number) => void = () => undefined, shown: Promise<void> = Promise.race([])) {
  let at = 1_000;
  const input = followInput({
    now: () => at,
    wait: async (ms) => {
      at += ms;
      during(at);
    },
    shown: () => shown,
  });
  return { ...input, passed: () => at - 1_000 };
}

it('nothing waits if there was no input', async () => {
  const { quiet, passed } = following();
  await quiet();
  expect(passed()).toBe(0);
});

it('waits until there has been none for longer than Payload waits to send it', async () => {
  let inputs = 2;
  const input = following(() => {
    if (inputs-- > 0) input.note();
  });
  input.note();
  await input.quiet();
  expect(input.passed()).toBe(3 * QUIET_MS);
});

it('counts from when the page shows an input, however long that takes', async () => {
  const shown = Promise.withResolvers<void>();
  const input = following(() => shown.resolve(), shown.promise);
  input.note();
  await input.quiet();
  expect(input.passed()).toBe(2 * QUIET_MS);
});

it('ends while somebody types on', async () => {
  const input = following(() => input.note());
  input.note();
  await input.quiet();
  expect(input.passed()).toBe(LONGEST_WAIT_MS);
});

it('follows what reaches the page, until it stops', async () => {
  const page = new EventTarget();
  const input = following();
  const stop = input.listen(page);
  page.dispatchEvent(new Event('click'));
  await input.quiet();
  expect(input.passed()).toBe(QUIET_MS);
  stop();
  page.dispatchEvent(new Event('click'));
  await input.quiet();
  expect(input.passed()).toBe(QUIET_MS);
});

it('is longer than Payload’s pause', () => {
  const file = '@payloadcms/ui/dist/forms/Form/index.js';
  expect(
    sourceOf(file),
    `Forms are sent after another pause. Look at ${file}, and correct QUIET_MS: a change within it would be lost.`,
  ).toContain('[modified, submitted, formState], 250);');
});
