import { type Point, round } from '@/components/figures/geometry';

/** Canvas: as wide as the longer journey; plan at the top, present below, leaders to the text at the bottom. */
export const WIDTH = 1000;
export const PLAN = 16;
export const NOW = 150;
const HATCH_TO = NOW - 12;
const FOOT = 220;
export const HEIGHT = 220;

type Leg = { planned: number; now: number };
type Mode = 'road' | 'rail' | 'river' | 'sea' | 'air' | 'stop';

function sums(days: number[]): number[] {
  const all = [0];
  for (const one of days) all.push((all.at(-1) ?? 0) + one);
  return all;
}

export function placeLegs(legs: readonly Leg[]) {
  const [planned, now] = [sums(legs.map((leg) => leg.planned)), sums(legs.map((leg) => leg.now))];
  const [plannedDays, days] = [planned.at(-1) ?? 0, now.at(-1) ?? 0];
  const across = (day: number) => round((day / (Math.max(plannedDays, days) || 1)) * WIDTH);
  return { planned: planned.map(across), now: now.map(across), plannedDays, days, late: round(days - plannedDays) };
}

const between = (from: number, to: number, share: number) => round(from + (to - from) * share);

/** From each planned day of a leg to the same part of it at present: the lines lean by the delay. */
export function slip(legs: readonly Leg[], { planned, now }: Pick<ReturnType<typeof placeLegs>, 'planned' | 'now'>) {
  return legs
    .flatMap((leg, index) => {
      const steps = Math.max(1, Math.round(leg.planned * 2));
      return Array.from({ length: steps + 1 }, (_, step) => {
        const share = step / steps;
        const x = between(planned[index] ?? 0, planned[index + 1] ?? 0, share);
        return `M${x} ${PLAN}L${between(now[index] ?? 0, now[index + 1] ?? 0, share)} ${HATCH_TO}`;
      });
    })
    .join('');
}

function wave(from: number, to: number, length: number, height: number) {
  const count = Math.max(1, Math.round((to - from) / length));
  const step = (to - from) / count;
  let d = `M${from} ${NOW}`;
  for (let index = 0; index < count; index += 1) {
    d += `q${round(step / 2)} ${index % 2 === 0 ? -height : height} ${round(step)} 0`;
  }
  return d;
}

const every = (from: number, to: number, step: number, each: (x: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / step)) }, (_, index) =>
    each(round(from + step * (index + 0.5))),
  ).join('');

/** A leg at present: two lines for a road, ties for rail, waves for water, a gap for waiting. */
export function drawLeg(mode: Mode, from: number, to: number): string {
  switch (mode) {
    case 'road':
      return `M${from} ${NOW - 4}H${to}M${from} ${NOW + 4}H${to}`;
    case 'rail':
      return `M${from} ${NOW}H${to}${every(from, to, 8, (x) => `M${x} ${NOW - 6}v12`)}`;
    case 'river':
      return wave(from, to, 12, 9);
    case 'sea':
      return wave(from, to, 26, 16);
    case 'air':
      return `M${from} ${NOW}Q${round((from + to) / 2)} ${NOW - 24} ${to} ${NOW}`;
    case 'stop':
      return every(from, to, 8, (x) => `M${x} ${NOW - 3}v6`);
  }
}

export function leaders(now: readonly number[]): string {
  const count = now.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const x = middle(now, index)[0];
    const foot = round((index / count) * WIDTH) + 0.5;
    return `M${x} ${NOW + 14}V${NOW + 22}L${foot} ${FOOT - 26}V${FOOT}`;
  }).join('');
}

export const middle = (now: readonly number[], index: number): Point => [
  round(((now[index] ?? 0) + (now[index + 1] ?? 0)) / 2),
  NOW,
];
