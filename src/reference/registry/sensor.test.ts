import { expect, test } from 'vitest';
import {
  sensor,
  sensorAt,
  sensorCode,
  sensorGlow,
  sensorGlowReach,
  sensorParameters,
  sensorScales,
  sensorSize,
  sensorStroke,
} from './sensor';
import { drawSensor } from './sensor-drawing';

const degrees = ([x, y]: readonly [number, number]) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

test('values of the content document: sliders, defaults, stroke, glow, scale row', () => {
  expect(sensorSize).toEqual({ min: 64, max: 512, step: 16, initial: 128, demo: 256 });
  expect(sensorGlow).toEqual({ min: 0, max: 150, step: 5, initial: 100, demo: 100 });
  expect(sensorStroke).toBe(1.25);
  expect(sensorGlowReach).toEqual([10, 15]);
  expect(sensorScales).toEqual([32, 64, 96, 128, 192, 256]);
  expect(sensorCode(256, 1)).toBe('<AwarenessFieldSensor size={256} glow={1} />');
  expect(sensor).toHaveLength(7);
});

test('six nodes at sixty degrees on one of four concentric rings, one of them unread', () => {
  const { nodes, rings } = sensorAt(256);
  expect(rings).toHaveLength(4);
  const angles = nodes.map(({ at }) => degrees(at));
  angles.forEach((angle, index) => {
    const next = angles[(index + 1) % angles.length] ?? 0;
    expect((next - angle + 360) % 360).toBeCloseTo(60, 0);
  });
  for (const { at } of nodes) expect(Math.hypot(...at)).toBeCloseTo(rings[2] ?? 0, 0);
  expect(nodes.filter(({ isUnread }) => isUnread)).toHaveLength(1);
});

test('the drawing follows from its parameters', () => {
  const { nodes, rings } = drawSensor({ ...sensorParameters, nodes: 4, interval: 90, rings: 5, firstNode: 0 });
  expect(rings).toHaveLength(5);
  expect(nodes.map(({ at }) => Math.round(degrees(at)))).toEqual([0, 90, 180, 270]);
});

test('below 64 px there are fewer rings and no nodes; from 64 px on, all details', () => {
  expect(sensorAt(63).nodes).toEqual([]);
  expect(sensorAt(63).rings.length).toBeLessThan(4);
  expect(sensorAt(64)).toEqual(sensorAt(512));
});
