import { defaultLanguage, type Language } from '@shared/language';
import { confirmationToken, subscriptionToken } from '@shared/newsletter-token';
import { env } from '@/env';
import type { Sender } from './sender';

/** The page behind the links in mails of the newsletter, and the address for one click of a mail program (RFC 8058). */
export const subscriptionPath = '/subscription';
const unsubscribePath = `${subscriptionPath}/unsubscribe`;

const secret = () => env().SUPABASE_SECRET_KEY ?? '';

/** The query that makes these pages speak a language. */
export const inLanguage = (language: Language): { lang?: Language } =>
  language === defaultLanguage ? {} : { lang: language };

/** Whom a link is for, and the language of the page it opens. */
type Reader = { id: string; language: Language };

const withToken = (sender: Sender, path: string, token: string, language: Language) =>
  `${sender.siteUrl}${path}?${new URLSearchParams({ token, ...inLanguage(language) })}`;

export const confirmationLink = async (sender: Sender, { id, language }: Reader, now = Date.now()) =>
  withToken(sender, subscriptionPath, await confirmationToken(secret(), id, now), language);

/** `manage`: unsubscribe or change the address on a page. `oneClick`: unsubscribes with a POST, without a page. */
export type SubscriberLinks = { manage: string; oneClick: string };

export async function subscriberLinks(sender: Sender, { id, language }: Reader): Promise<SubscriberLinks> {
  const token = await subscriptionToken(secret(), id);
  return {
    manage: withToken(sender, subscriptionPath, token, language),
    oneClick: withToken(sender, unsubscribePath, token, language),
  };
}
