export type FromGateway =
  /** The schema `auth` exists: migrate now, then send `go`. */
  | { type: 'schema' }
  | { type: 'ready' }
  /** The mailbox has started or stopped receiving. */
  | { type: 'mail'; receives: boolean };

export type ToGateway =
  | { type: 'go' }
  /** Starts or stops the mailbox: tests simulate a mail server that is down. */
  | { type: 'mail'; receives: boolean };
