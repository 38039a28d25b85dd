/** Of requests by Next's scripts: a call of a server function, and parts of pages. */
export const ACTION = 'next-action';
export const FLIGHT = 'rsc';
export const PREFETCH = 'next-router-prefetch';
export const STATE_TREE = 'next-router-state-tree';
export const SEGMENT_PREFETCH = 'next-router-segment-prefetch';

/** Of responses that Next renders. */
export const CACHE_TAGS = 'x-next-cache-tags';
export const CACHE = 'x-nextjs-cache';
export const PRERENDERED = 'x-nextjs-prerender';
export const STALE_TIME = 'x-nextjs-stale-time';

/** The cookie of draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass';
