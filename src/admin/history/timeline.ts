import { isSame } from '@/lib/is-same';
import { changedPaths, type Fields, isByHand, isServers } from './form-fields';

/** Letters typed into one field are one step, until somebody pauses this long. */
const PAUSE_MS = 1_000;
/** As many steps as a long session has. Fields that do not change are shared by all of them. */
const MAX_STEPS = 300;

/** What stood in a form since it was opened, step by step. */
export type Timeline = {
  past: Fields[];
  now: Fields;
  future: Fields[];
  /** The field that is being typed into. */
  typing?: { path: string; at: number };
};

/** Payload changes lists in place when something is pasted into them. */
const kept = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rows ? { ...field, rows: field.rows.map((row) => ({ ...row })) } : field,
    ]),
  );

/** The timeline of a form that was just opened. */
export const begin = (fields: Fields): Timeline => ({ past: [], now: kept(fields), future: [] });

/** The timeline after the form has changed. What the server adds belongs to the step that it answers. */
export function follow(timeline: Timeline, fields: Fields, at: number): Timeline {
  const paths = changedPaths(timeline.now, fields);
  const now = kept(fields);
  const [path] = paths;
  if (path === undefined || !isByHand(fields, paths)) return { ...timeline, now };
  const isTyped = paths.length === 1 && !fields[path]?.rows;
  const { typing } = timeline;
  const goesOn = isTyped && typing?.path === path && at - typing.at < PAUSE_MS;
  const past = goesOn ? timeline.past : [...timeline.past, timeline.now].slice(-MAX_STEPS);
  return { past, now, future: [], typing: isTyped ? { path, at } : undefined };
}

const isRichText = (value: unknown): boolean => typeof value === 'object' && value !== null && 'root' in value;

/** The fields of an earlier or later moment, so that the form and its server take them for what somebody has just typed. */
function restored(now: Fields, moment: Fields): Fields {
  const entries = Object.entries(moment).map(([path, field]) => {
    const current = now[path];
    if (isServers(path)) return [path, current ?? field];
    if (!current || isSame(current.value, field.value)) return [path, field];
    // Otherwise an answer that is on its way would set what it was asked with.
    const typed = { ...field, isModified: true };
    if (!isRichText(field.value) && !isRichText(current.value)) return [path, typed];
    // The editor of running text shows another text only when the text that it began with becomes another object.
    const empty = current.initialValue === null ? undefined : null;
    return [path, { ...typed, initialValue: field.value ? structuredClone(field.value) : empty }];
  });
  return Object.fromEntries(entries);
}

/** One step back. Undefined: nothing was changed before. */
export function back({ past, now, future }: Timeline): Timeline | undefined {
  const moment = past.at(-1);
  return moment && { past: past.slice(0, -1), now: restored(now, moment), future: [now, ...future] };
}

/** One step forward again. Undefined: nothing was taken back. */
export function forth({ past, now, future }: Timeline): Timeline | undefined {
  const [moment, ...later] = future;
  return moment && { past: [...past, now], now: restored(now, moment), future: later };
}
