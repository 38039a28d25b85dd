import { perMinute } from '@/lib/per-minute';

/** Counts a search of a network: more than a person types, fewer than a harvester needs. False if it exceeds the limit. */
export const maySearch = perMinute(60);
