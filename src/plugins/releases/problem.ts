import type { Place } from './members';

/** `stops`: blocks publishing. Otherwise a warning. */
export type Problem = { title: string; place: Place | null; reason: string; stops: boolean };
