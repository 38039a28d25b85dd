import type { Language } from '@shared/language';
import type { SubscriptionChange } from '@shared/newsletter';
import { inLanguage, subscriptionPath } from '@/services/mail/issue-links';
import { callFunction } from '@/services/supabase/functions';

export const outcomes = ['confirmed', 'unsubscribed', 'moving'] as const;
export type DoneName = (typeof outcomes)[number];

export const problems = ['email', 'limit', 'away'] as const;
export type ProblemName = (typeof problems)[number];

const doneBy: Record<SubscriptionChange['action'], DoneName> = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  move: 'moving',
};

/** `link`: the token is wrong, expired or used up. */
export type ChangeResult = { done: DoneName } | { problem: ProblemName | 'link' };

/** Does what a mailed link asks for. `visitor`: IP address for rate limits. Never throws. */
export async function changeSubscription(change: SubscriptionChange, visitor: string): Promise<ChangeResult> {
  const response = await callFunction('change-subscription', change, visitor);
  if (response.ok) return { done: doneBy[change.action] };
  if (response.status === 403) return { problem: 'link' };
  if (response.status === 429) return { problem: 'limit' };
  return { problem: response.fields.email ? 'email' : 'away' };
}

function withQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${subscriptionPath}?${text}` : subscriptionPath;
}

/** Most problems lead back to the page with the button. */
export function pageAfter(result: ChangeResult, token: string, language: Language): string {
  const lang = inLanguage(language);
  if ('done' in result) return withQuery({ done: result.done, ...lang });
  const { problem } = result;
  // Without a token, the page says that the link no longer works.
  return withQuery(problem === 'link' ? lang : { token, problem, ...lang });
}
