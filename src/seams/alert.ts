import type { PayloadRequest } from 'payload';

/** Something that needs an operator has begun, or is over. `id` is the same when it is sent again. */
export type Alert = {
  id: string;
  state: 'fired' | 'cleared';
  /** Which check: `backups`, `disk`, …. */
  about: string;
  label: string;
  says: string;
  since: string;
  todo?: string;
  runbook: string;
};

/** Throws if it could not be taken: it is sent again a minute later. */
export type OnAlert = (req: PayloadRequest, alert: Alert) => Promise<void>;
