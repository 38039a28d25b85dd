/**
 * The time axis in words. Tick labels stand evenly from the left, each at the beginning of its part of the axis, so a
 * position from 0 to 100 belongs to the tick before it.
 */
const tickAt = (ticks: string[], position: number) =>
  ticks[Math.min(ticks.length - 1, Math.floor((Math.min(position, 100) / 100) * ticks.length))];

/** When one thing happened: " after 16", or nothing where the axis has no labels. */
export const moment = (ticks: string[], position: number) => {
  const tick = tickAt(ticks, position);
  return tick ? ` after ${tick}` : '';
};

/** How long a reading stood: "from 14 to 16", "from 14". Without labels, by the hundredths of the axis. */
export const span = (ticks: string[], from: number, to: number) => {
  const start = tickAt(ticks, Math.min(from, to)) ?? `${Math.min(from, to)}`;
  const end = tickAt(ticks, Math.max(from, to)) ?? `${Math.max(from, to)} of 100`;
  return start === end ? `from ${start}` : `from ${start} to ${end}`;
};

/** The least share of the axis in which a name can stand on one or two lines. */
const room = 28;

/**
 * On which side of its mark each name has room: it ends at the mark or begins there. Where both would stand between
 * the marks, or the gap is narrow, the name of the limit takes a line of its own.
 */
export function placeNames(seen: number, limit: number) {
  const gap = limit - seen;
  const after = 100 - limit;
  const isSeenBefore = seen >= room;
  const isLimitBefore = after < room || gap >= after;
  return { isSeenBefore, isLimitBefore, isStacked: !isSeenBefore || (isLimitBefore && gap < room) };
}
