import { defaultLanguage, type Language } from '@shared/language';
import { confirmationToken, subscriptionToken } from '@shared/newsletter-token';
import { env } from '@/env';
import type { Sender } from './sender';

/** The page behind the newsletter's links, and the address for one-click unsubscribing (RFC 8058). */
export const subscriptionPath = '/subscription';
const unsubscribePath = `${subscriptionPath}/unsubscribe`;

const secret = () => env().SUPABASE_SECRET_KEY ?? '';

export const inLanguage = (language: Language): { lang?: Language } =>
  language === defaultLanguage ? {} : { lang: language };

type Reader = { id: string; language: Language };

const withToken = (sender: Sender, path: string, token: string, language: Language) =>
  `${sender.siteUrl}${path}?${new URLSearchParams({ token, ...inLanguage(language) })}`;

export const confirmationLink = async (sender: Sender, { id, language }: Reader) =>
  withToken(sender, subscriptionPath, await confirmationToken(secret(), id, Date.now()), language);

/** `manage`: the subscription page; `oneClick`: unsubscribes with a POST, without a page. */
export type SubscriberLinks = { manage: string; oneClick: string };

export async function subscriberLinks(sender: Sender, { id, language }: Reader): Promise<SubscriberLinks> {
  const token = await subscriptionToken(secret(), id);
  return {
    manage: withToken(sender, subscriptionPath, token, language),
    oneClick: withToken(sender, unsubscribePath, token, language),
  };
}
