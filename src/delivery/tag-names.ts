/** The tag that every page carries. */
export const SITE_TAG = 'site';
