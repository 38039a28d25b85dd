import { round } from '@/components/figures/geometry';

/** The canvas: 100 units for a station, the takt at the top, the belt below. */
export const STATION = 100;
export const HEIGHT = 200;
export const TAKT = 24;
export const BELT = 188;
const CYCLES = 16;
const [FIRST, LAST] = [9, 71];

type Station = { from: number; to: number };

/** Height of a cycle. The scale begins below the shortest one: what counts is the distance to the takt. */
export function scaleOf(stations: readonly Station[], takt: number) {
  const shortest = Math.min(takt, ...stations.flatMap(({ from, to }) => [from, to]));
  const start = Math.max(0, shortest - (takt - shortest) * 0.6);
  return (cycle: number) => round(BELT - (BELT - TAKT) * ((cycle - start) / (takt - start || 1)));
}

/** The cycles of one shift: they drift slowly first, as wear does. */
export const cycles = ({ from, to }: Station) =>
  Array.from({ length: CYCLES }, (_, index) => from + (to - from) * (index / (CYCLES - 1)) ** 1.8);

const xOf = (station: number, cycle: number) =>
  round(station * STATION + FIRST + ((LAST - FIRST) * cycle) / (CYCLES - 1));

/** The beat of the takt, and the rollers of the belt. */
export function drawMarks(count: number) {
  const each = (step: number, mark: (x: number) => string) =>
    Array.from({ length: Math.floor((count * STATION) / step) + 1 }, (_, index) => mark(index * step)).join('');
  return {
    beat: each(STATION / 8, (x) => `M${x} ${TAKT}v${x % STATION === 0 ? -12 : -5}`),
    belt: each(5, (x) => `M${x} ${BELT}v5`),
  };
}

/** Where the newest cycle of a station ends. */
export const newest = (stations: readonly Station[], station: number, takt: number) => ({
  x: xOf(station, CYCLES - 1),
  y: scaleOf(stations, takt)(stations[station]?.to ?? 0),
});

/** Every cycle is a stroke from the belt to its length; a line joins their ends. */
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
