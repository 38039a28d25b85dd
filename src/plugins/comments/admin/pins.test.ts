import { expect, it } from 'vitest';
import { pinsOf } from './pins';

it('marks each place once, and nothing that the page does not show', () => {
  const resolvedAt = '2026-11-23T00:00:00.000Z';
  const threads = [
    { path: 'blocks.0', resolvedAt: null },
    { path: 'blocks.0', resolvedAt: null },
    { path: 'blocks.1', resolvedAt },
    { path: '', resolvedAt: null },
    { path: null, resolvedAt: null },
  ];
  const findings = [{ path: 'blocks.0.heading' }, { path: 'meta.title' }, { path: '' }, { path: 'blocks' }];
  expect(pinsOf(threads, findings)).toEqual([
    { kind: 'comment', path: 'blocks.0', label: '2 open comments' },
    { kind: 'check', path: 'blocks.0.heading', label: '1 finding' },
  ]);
});
