import type { Body } from './bodies.ts';
import type { Header } from './headers.ts';

/** `raw`: the bytes of a request that no library can send. */
export type AbuseRequest = {
  route: string;
  method: string;
  target: string;
  headers: Header[];
  body?: Body;
  raw?: string;
  /** Authenticates by cookie, not by token. */
  byCookie: boolean;
  /** The browser's headers claim that the request comes from a page of the site. */
  isSameOrigin: boolean;
  /** Strangers must be refused. */
  isForStaff?: boolean;
};
