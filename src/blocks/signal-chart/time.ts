import { type Words, words } from '@/lib/words';

type Texts = Words['drawings'];

/** The tick label at or before a position from 0 to 100. Labels are evenly spaced, each at the start of its part. */
const tickAt = (ticks: string[], position: number) =>
  ticks[Math.min(ticks.length - 1, Math.floor((Math.min(position, 100) / 100) * ticks.length))];

export const moment = (ticks: string[], position: number, texts: Texts = words.en.drawings) => {
  const tick = tickAt(ticks, position);
  return tick ? texts.after(tick) : '';
};

/** "from 14 to 16", or "from 14". In percent of the axis without tick labels. */
export const span = (ticks: string[], from: number, to: number, texts: Texts = words.en.drawings) => {
  const start = tickAt(ticks, Math.min(from, to)) ?? `${Math.min(from, to)}`;
  const end = tickAt(ticks, Math.max(from, to)) ?? texts.ofHundred(Math.max(from, to));
  return start === end ? texts.from(start) : texts.from(start, end);
};

/** Minimum room for a label, in percent of the axis. */
const room = 28;

/** The side of its mark where each label fits. In a narrow or shared gap, the limit's label gets its own line. */
export function placeNames(seen: number, limit: number) {
  const gap = limit - seen;
  const after = 100 - limit;
  const isSeenBefore = seen >= room;
  const isLimitBefore = after < room || gap >= after;
  return { isSeenBefore, isLimitBefore, isStacked: !isSeenBefore || (isLimitBefore && gap < room) };
}
