import { expect, it } from 'vitest';
import { unconfirmed } from './unconfirmed';

it('finds sections with unconfirmed example text', () => {
  const fields = {
    'blocks.0.exampleConfirmed': { value: false },
    'blocks.1.exampleConfirmed': { value: true },
    'blocks.2.exampleConfirmed': { passesCondition: false },
    'blocks.10.exampleConfirmed': {},
    'blocks.0.heading': { value: 'A' },
  };
  expect(unconfirmed(fields)).toEqual(['blocks.0.exampleConfirmed', 'blocks.10.exampleConfirmed']);
});
