import type { SessionTimes } from '@/staff/sessions/session-length';

const SECOND = 1000;
/** When people are warned. */
const WARN_SECONDS = 120;
/** Someone who works this shortly before the end goes on without being warned. */
const EXTEND_SECONDS = 300;
/** An older response of the server may be out of date: another window may have extended the session. */
const FRESH_SECONDS = 60;

/** `heard`: when the server responded. In milliseconds of a clock that only runs forward, not of the time of day. */
type Heard = SessionTimes & { heard: number };

export type Step =
  | { do: 'nothing' }
  | { do: 'ask' }
  | { do: 'extend' }
  /** `seconds`: what is left. */
  | { do: 'warn'; seconds: number; mayExtend: boolean };

/** What to do now about the end of the session. `isInUse`: someone has just typed or pressed something. */
export function stepAt({ endsIn, latestIn, heard }: Heard, now: number, isInUse: boolean): Step {
  const passed = (now - heard) / SECOND;
  const left = endsIn - passed;
  const mayExtend = latestIn - endsIn > WARN_SECONDS;
  if (left <= 0) return { do: 'ask' };
  if (left <= EXTEND_SECONDS && mayExtend && isInUse) return { do: 'extend' };
  if (left > WARN_SECONDS) return { do: 'nothing' };
  return passed > FRESH_SECONDS ? { do: 'ask' } : { do: 'warn', seconds: Math.ceil(left), mayExtend };
}

let known: Heard | undefined;

export const sessionClock = {
  get: (): Heard | undefined => known,
  hear(times: SessionTimes, now = performance.now()) {
    known = { ...times, heard: now };
  },
};
