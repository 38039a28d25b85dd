import { z } from 'zod';

/** In Payload's key-value table, written by the release step and by `npm start`. */
export const LAST_UPGRADE = 'last-upgrade';

/** Which version prepared this database last, and how long the last migrations took, as an estimate of the next ones. */
export const lastUpgradeSchema = z.object({
  /** The commit; unknown where the code is not in a repository, as in an image. */
  version: z.string().optional(),
  at: z.iso.datetime(),
  took: z.object({ migrations: z.number(), seconds: z.number() }).optional(),
});

export type LastUpgrade = z.infer<typeof lastUpgradeSchema>;
