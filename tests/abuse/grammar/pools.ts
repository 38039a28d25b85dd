import type { PayloadInventory, Route } from './inventory.ts';

/** Existing data of the site under test: requests for real documents get further than those for invented ones. */
export type Pools = {
  inventory: PayloadInventory;
  routes: Route[];
  /** Ids of documents, by collection. */
  ids: Record<string, string[]>;
  /** Paths of pages, and sources of redirects. */
  paths: string[];
  /** Files of the build and of the site's own scripts, as paths. */
  files: string[];
  filenames: string[];
  shareTokens: string[];
  bookingIds: string[];
  formNames: string[];
  staffEmails: string[];
};
