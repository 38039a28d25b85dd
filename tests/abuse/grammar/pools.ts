import type { PayloadInventory, Route } from './inventory.ts';

/** What exists on the site under test: requests that name something real get further than those that invent it. */
export type Pools = {
  inventory: PayloadInventory;
  routes: Route[];
  /** Ids of documents, by collection. */
  ids: Record<string, string[]>;
  /** Addresses of pages, and where redirects begin. */
  paths: string[];
  /** Files of the build and of the site's own scripts, as paths. */
  files: string[];
  filenames: string[];
  shareTokens: string[];
  bookingIds: string[];
  formNames: string[];
  staffEmails: string[];
};
