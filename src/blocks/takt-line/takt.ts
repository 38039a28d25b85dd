import { round } from '@/components/figures/geometry';

/** Canvas: 100 units per station, the takt at the top, the belt below. */
export const STATION = 100;
export const HEIGHT = 200;
export const TAKT = 24;
export const BELT = 188;
const CYCLES = 16;
const [FIRST, LAST] = [9, 71];

type Station = { from: number; to: number };

/** The scale starts below the shortest cycle: what counts is the distance to the takt. */
export function scaleOf(stations: readonly Station[], takt: number) {
  const shortest = Math.min(takt, ...stations.flatMap(({ from, to }) => [from, to]));
  const start = Math.max(0, shortest - (takt - shortest) * 0.6);
  return (cycle: number) => round(BELT - (BELT - TAKT) * ((cycle - start) / (takt - start || 1)));
}

/** The cycles of one shift: they drift slowly at first, like wear. */
export const cycles = ({ from, to }: Station) =>
  Array.from({ length: CYCLES }, (_, index) => from + (to - from) * (index / (CYCLES - 1)) ** 1.8);

const xOf = (station: number, cycle: number) =>
  round(station * STATION + FIRST + ((LAST - FIRST) * cycle) / (CYCLES - 1));

export function drawMarks(count: number) {
  const each = (step: number, mark: (x: number) => string) =>
    Array.from({ length: Math.floor((count * STATION) / step) + 1 }, (_, index) => mark(index * step)).join('');
  return {
    beat: each(STATION / 8, (x) => `M${x} ${TAKT}v${x % STATION === 0 ? -12 : -5}`),
    belt: each(5, (x) => `M${x} ${BELT}v5`),
  };
}

export const newest = (stations: readonly Station[], station: number, takt: number) => ({
  x: xOf(station, CYCLES - 1),
  y: scaleOf(stations, takt)(stations[station]?.to ?? 0),
});

export function drawStations(stations: readonly Station[], takt: number) {
  const up = scaleOf(stations, takt);
  const ends = stations.map((station, index) =>
    cycles(station).map((cycle, number) => [xOf(index, number), up(cycle)] as const),
  );
  return {
    strokes: ends.map((points) => points.map(([x, y]) => `M${x} ${BELT}V${y}`).join('')),
    tops: ends.map((points) => `M${points.map((point) => point.join(' ')).join('L')}`),
  };
}
