import { expect, test } from 'vitest';
import { palette } from '@/design-system/tokens';
import { exportIcons } from '../views/icons/icon-export';
import { iconRecords, iconRules, iconSets, icons } from './icons';

test('ten platform icons, five of industries, seven utilities', () => {
  const counts = iconSets.map(({ id }) => iconRecords.filter(({ set }) => set === id).length);
  expect(counts).toEqual([10, 5, 7]);
  expect(iconSets.map(({ name }) => name)).toEqual(['Platform / Feature', 'Industry', 'Utility']);
});

test('strokes, glow and nodes stay within the rules', () => {
  expect(Math.min(...Object.values(iconRules.stroke))).toBe(1);
  expect(Math.max(...Object.values(iconRules.stroke))).toBe(1.5);
  expect(iconRules.glowReach).toEqual([10, 15]);
  const nodes = iconRecords.map(({ tokens }) => tokens.nodeCount);
  const glow = iconRecords.map(({ tokens }) => tokens.glowIntensity);
  expect([Math.min(...nodes), Math.max(...nodes)]).toEqual([1, 9]);
  expect([Math.min(...glow), Math.max(...glow)]).toEqual([60, 90]);
});

test('every node is within the sheet, and none overlap', () => {
  const half = iconRules.sheet / 2;
  for (const { id, drawing } of iconRecords) {
    for (const [x, y] of drawing.nodes) expect(Math.max(Math.abs(x), Math.abs(y)), id).toBeLessThan(half);
    expect(new Set(drawing.nodes.map(String)).size, id).toBe(drawing.nodes.length);
  }
});

test('every drawing is unique, and no path has an invalid number', () => {
  const paths = iconRecords.map(({ drawing }) => `${drawing.fine} ${drawing.main} ${drawing.strong ?? ''}`);
  expect(new Set(paths).size).toBe(22);
  for (const path of paths) expect(path).not.toMatch(/NaN|undefined|Infinity/);
});

test('the export has each icon once, with palette hex values and glow as a fraction', () => {
  const { icons: sets, rules } = exportIcons(iconRecords);
  const all = Object.values(sets).flat();
  expect(rules.gradientAngle).toBe(135);
  expect(all.map(({ id }) => `icon/${id}`)).toEqual(icons.map(({ id }) => id));
  const hexes = new Set(Object.values(palette).map(({ hex }) => hex));
  for (const { colorRange, tokens } of all) {
    expect(colorRange.every(({ hex }) => hexes.has(hex))).toBe(true);
    expect(tokens.glowIntensity).toBeGreaterThanOrEqual(0.6);
    expect(tokens.glowIntensity).toBeLessThanOrEqual(0.9);
  }
});
