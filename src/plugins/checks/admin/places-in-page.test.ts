import { expect, it } from 'vitest';
import { placesInPage } from './places-in-page';

it('leaves out what the page does not show', () => {
  const findings = [{ path: 'blocks.0.heading' }, { path: 'meta.title' }, { path: '' }, { path: 'blocks' }];
  expect(placesInPage(findings)).toEqual(['blocks.0.heading']);
});
