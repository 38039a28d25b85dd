import { expect, it } from 'vitest';
import { Renders } from './renders.mjs';

/** Has it resolved after everything that was waiting has had its turn? */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let is = false;
  void promise.then(() => {
    is = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return is;
}

it('nobody waits for a render that began after the last publish', async () => {
  const renders = new Renders();
  renders.published();
  renders.begin('/about');
  expect(await isOver(renders.outdated('/about'))).toBe(true);
});

it('who asks after a publish waits for every older render of the same path, and of no other', async () => {
  const renders = new Renders();
  const first = renders.begin('/about');
  const second = renders.begin('/about');
  renders.published();
  expect(await isOver(renders.outdated('/'))).toBe(true);
  const waits = renders.outdated('/about');
  expect(await isOver(waits)).toBe(false);
  first();
  expect(await isOver(waits)).toBe(false);
  second();
  expect(await isOver(waits)).toBe(true);
  expect(await isOver(renders.outdated('/about'))).toBe(true);
});

it('what is published meanwhile keeps nobody longer', async () => {
  const renders = new Renders();
  const old = renders.begin('/about');
  renders.published();
  const waits = renders.outdated('/about');
  renders.begin('/about');
  renders.published();
  old();
  expect(await isOver(waits)).toBe(true);
});

it('a render that ends twice does not end another', async () => {
  const renders = new Renders();
  const end = renders.begin('/about');
  end();
  renders.begin('/about');
  end();
  renders.published();
  expect(await isOver(renders.outdated('/about'))).toBe(false);
});
