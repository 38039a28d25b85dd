import { describe, expect, it } from 'vitest';
import { around, contour, eye, field, lidY, polar, radius, ticks } from './geometry';
import { industries, type SubjectName, subjects } from './subjects';

const names = Object.keys(subjects) as SubjectName[];
const angleOf = ([x, y]: readonly [number, number]) => (Math.atan2(x, -y) * 180) / Math.PI;
const contoursIn = (d: string) => d.split('M').length - 1;

describe.each(names)('field %s', (name) => {
  it('is the same drawing every time', () => {
    expect(field(name)).toEqual(field(name));
  });

  it('has six nodes at sixty degrees, one of them unread except where they are people', () => {
    const { nodes } = field(name);
    expect(nodes.map(({ at }) => Math.round((angleOf(at) + 360) % 360) % 360)).toEqual([0, 60, 120, 180, 240, 300]);
    expect(nodes.filter(({ isUnread }) => isUnread)).toHaveLength(name === 'six-people' ? 0 : 1);
  });

  it('has four principal rings; every other contour is a hairline', () => {
    const { rings, hairlines } = field(name);
    expect(contoursIn(rings)).toBe(4);
    expect(contoursIn(hairlines)).toBe(subjects[name].lines - 4);
  });
});

it('draws every subject differently', () => {
  expect(new Set(names.map((name) => field(name).rings)).size).toBe(names.length);
});

it.each(Object.keys(industries) as SubjectName[])('shows evidence outside the field of %s', (name) => {
  expect(contoursIn(field(name).evidence)).toBeGreaterThan(2);
});

it('keeps modules free of evidence: they capture, they do not warn', () => {
  expect(field('core').evidence).toBe('');
});

it('writes no more digits than the size of a drawing shows', () => {
  expect(field('insurance').hairlines).not.toContain('.');
  expect(field('insurance', { inner: 11, outer: 46, parts: 2 }).hairlines.match(/[^ a-zM-]*\.\d+/g)).toContain('.5');
  expect(field('insurance', { inner: 11, outer: 46, parts: 2 }).hairlines).not.toMatch(/\.[^5]|\.\d{2}/);
});

it('closes a full contour and leaves a partial one open', () => {
  expect(contour(subjects.energy, 1, 60, 290)).toMatch(/z$/);
  expect(contour(subjects.energy, 1, 60, 290, { from: 10, to: 60 })).not.toMatch(/z$/);
});

it('measures angles from the top, clockwise', () => {
  expect([polar(10, 0), polar(10, 90), polar(10, 180)]).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
  ]);
  expect(around(10, 4, 90)[0]).toEqual([10, 0]);
});

it('swells energy at the evening ramp', () => {
  expect(radius(subjects.energy, 1, 279, 60, 290)).toBeGreaterThan(1.3 * radius(subjects.energy, 1, 0, 60, 290));
});

it('has lids that meet in the corners of the eye and are apart in its middle', () => {
  expect(eye(70, 20)).toMatch(/^M-70 0A.* 70 0A.* -70 0Z$/);
  expect(lidY(70, 20, 70)).toBe(0);
  expect(lidY(70, 20, 0)).toBe(20);
});

it('spaces ticks evenly', () => {
  expect(contoursIn(ticks(100, 5, 15))).toBe(24);
});
