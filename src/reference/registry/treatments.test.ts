import { expect, test } from 'vitest';
import { spacing } from '@/design-system/tokens';
import { treatmentCss, treatmentRecords } from './treatments';
import { voice } from './voice';

test('fourteen treatments: CT-01 to CT-12, with CT-07A and CT-07B', () => {
  expect(treatmentRecords.map(({ id }) => id)).toEqual([
    ...['CT-01', 'CT-02', 'CT-03', 'CT-04', 'CT-05', 'CT-06', 'CT-07', 'CT-07A', 'CT-07B'],
    ...['CT-08', 'CT-09', 'CT-10', 'CT-11', 'CT-12'],
  ]);
});

test('colours and gradients come from tokens, paddings from the scale', () => {
  for (const { id, style } of treatmentRecords) {
    const text = Object.values(style).join(' ');
    expect(text, id).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|oklch\(/i);
    for (const [, px] of (style.padding ?? '').matchAll(/(\d+)px/g)) expect(spacing, id).toContain(Number(px));
  }
});

test('the CSS of a treatment can be pasted unchanged', () => {
  const [first] = treatmentRecords;
  expect(first && treatmentCss(first)).toBe(
    '.ct-01 {\n  padding: 24px 0 0;\n  border-top: 1px solid var(--rule-2);\n}',
  );
});

test('every part of the guide is a placeholder', () => {
  expect(voice.length).toBeGreaterThan(4);
  for (const { subject } of voice) expect(JSON.stringify(subject)).toContain('Placeholder text');
});
