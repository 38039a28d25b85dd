import { expect, it } from 'vitest';
import { toastRules } from './toaster';

it('toasts use the constants of the document (section 9) and of the decisions', () => {
  expect(toastRules).toEqual({ duration: 4000, destructiveDuration: 1_000_000, visible: 3, width: 356, gap: 14 });
});
