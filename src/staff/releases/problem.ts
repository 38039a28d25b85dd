import type { Place } from './members';

/** `stops`: the release cannot be published. Otherwise a warning. */
export type Problem = { title: string; place: Place | null; reason: string; stops: boolean };
