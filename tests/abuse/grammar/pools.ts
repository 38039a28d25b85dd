import type { PayloadInventory, Route } from './inventory.ts';

/** Requests for real documents get further than those for invented ones. */
export type Pools = {
  inventory: PayloadInventory;
  routes: Route[];
  ids: Record<string, string[]>;
  paths: string[];
  files: string[];
  filenames: string[];
  shareTokens: string[];
  bookingIds: string[];
  formNames: string[];
  staffEmails: string[];
  actions: string[];
};
