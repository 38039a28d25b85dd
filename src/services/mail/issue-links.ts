import { confirmationToken, subscriptionToken } from '@shared/newsletter-token';
import { env } from '@/env';
import type { Sender } from './sender';

/** The page behind the links in mails of the newsletter, and the address for one click of a mail program (RFC 8058). */
export const subscriptionPath = '/subscription';
const unsubscribePath = `${subscriptionPath}/unsubscribe`;

const secret = () => env().SUPABASE_SECRET_KEY ?? '';

const withToken = (sender: Sender, path: string, token: string) =>
  `${sender.siteUrl}${path}?${new URLSearchParams({ token })}`;

export const confirmationLink = async (sender: Sender, subscriber: string, now = Date.now()) =>
  withToken(sender, subscriptionPath, await confirmationToken(secret(), subscriber, now));

/** `manage`: unsubscribe or change the address on a page. `oneClick`: unsubscribes with a POST, without a page. */
export type SubscriberLinks = { manage: string; oneClick: string };

export async function subscriberLinks(sender: Sender, subscriber: string): Promise<SubscriberLinks> {
  const token = await subscriptionToken(secret(), subscriber);
  return {
    manage: withToken(sender, subscriptionPath, token),
    oneClick: withToken(sender, unsubscribePath, token),
  };
}
