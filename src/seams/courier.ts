import type { Webhook, WebhookDelivery } from '@payload-types';
import type { Payload } from 'payload';
import type { ListName } from '@/lib/inbox-lists';

/** What came of an attempt. Without `error`, it was delivered. */
export type Sent = {
  /** Of the response. */
  status?: number;
  /** In words for staff, without anything about the visitor. */
  error?: string;
  /** Trying again changes nothing until somebody changes the message or the settings. */
  isRefused?: boolean;
  /** When the receiver accepts messages again, if it says so: of all that wait for it. */
  notBefore?: Date;
};

/** An entry of the inbox, as far as it decides who gets it. `form`: of an entry of a form that staff built. */
export type Arrived = { list: ListName; form?: string };

/** Brings messages to receivers that have an API of their own and know no webhooks. */
export type Courier = {
  serves: (webhook: Webhook) => boolean;
  /** Is this entry of the inbox for the receiver? */
  takes: (webhook: Webhook, entry: Arrived) => boolean;
  /** Never throws for what the receiver does. May be repeated for the same message. */
  send: (payload: Payload, webhook: Webhook, delivery: WebhookDelivery, now: Date) => Promise<Sent>;
};
