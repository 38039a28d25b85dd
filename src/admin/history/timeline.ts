import { isSame } from '@/lib/is-same';
import { changedPaths, type Fields, isByHand, isOneText, isServers } from '@/payload/form-fields';

/** Typing into one field is one step until a pause this long. */
const PAUSE_MS = 1_000;
/** Steps share unchanged fields. */
const MAX_STEPS = 300;

export type Timeline = {
  past: Fields[];
  now: Fields;
  future: Fields[];
  typing?: { path: string; at: number };
};

/** Copied, because Payload mutates lists on paste. */
const kept = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rows ? { ...field, rows: field.rows.map((row) => ({ ...row })) } : field,
    ]),
  );

export const begin = (fields: Fields): Timeline => ({ past: [], now: kept(fields), future: [] });

/** Changes by the server belong to the step they respond to. */
export function follow(timeline: Timeline, fields: Fields, at: number): Timeline {
  const paths = changedPaths(timeline.now, fields);
  const now = kept(fields);
  const [path] = paths;
  if (path === undefined || !isByHand(fields, paths)) return { ...timeline, now };
  const isTyped = isOneText(paths) && !fields[path]?.rows;
  const { typing } = timeline;
  const goesOn = isTyped && typing && isOneText([typing.path, path]) && at - typing.at < PAUSE_MS;
  const past = goesOn ? timeline.past : [...timeline.past, timeline.now].slice(-MAX_STEPS);
  return { past, now, future: [], typing: isTyped ? { path, at } : undefined };
}

const isRichText = (value: unknown): boolean => typeof value === 'object' && value !== null && 'root' in value;

/** The fields of another moment, marked as just typed. */
function restored(now: Fields, moment: Fields): Fields {
  const entries = Object.entries(moment).map(([path, field]) => {
    const current = now[path];
    if (isServers(path)) return [path, current ?? field];
    if (!current || isSame(current.value, field.value)) return [path, field];
    // Otherwise a pending response would restore an earlier value.
    const typed = { ...field, isModified: true };
    if (!isRichText(field.value) && !isRichText(current.value)) return [path, typed];
    // The rich text editor updates only when its initial value becomes another object.
    const empty = current.initialValue === null ? undefined : null;
    return [path, { ...typed, initialValue: field.value ? structuredClone(field.value) : empty }];
  });
  return Object.fromEntries(entries);
}

export function back({ past, now, future }: Timeline): Timeline | undefined {
  const moment = past.at(-1);
  return moment && { past: past.slice(0, -1), now: restored(now, moment), future: [now, ...future] };
}

export function forth({ past, now, future }: Timeline): Timeline | undefined {
  const [moment, ...later] = future;
  return moment && { past: [...past, now], now: restored(now, moment), future: later };
}
