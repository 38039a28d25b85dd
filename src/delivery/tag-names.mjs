/** The tag that every page carries. */
export const SITE_TAG = 'site';

/** Begins a tag that no page carries: it says which row of `pending-tags` is done when the tags beside it have expired. */
export const PENDING_TAG = 'pending:';
