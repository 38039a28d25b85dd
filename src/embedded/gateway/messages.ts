/** What the gateway tells the launcher. */
export type FromGateway =
  /** The schema `auth` is there: migrate now, then say `go`. */
  | { type: 'schema' }
  /** It answers. */
  | { type: 'ready' }
  /** The mailbox receives, or has stopped to. */
  | { type: 'mail'; receives: boolean };

/** What the launcher tells the gateway. */
export type ToGateway =
  /** Migrations are done. */
  | { type: 'go' }
  /** Lets the mailbox receive or not: tests show what happens without a mail server. */
  | { type: 'mail'; receives: boolean };
