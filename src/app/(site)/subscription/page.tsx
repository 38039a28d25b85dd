import { subscriberOf } from '@shared/newsletter-token';
import type { Metadata } from 'next';
import { z } from 'zod';
import { Frame } from '@/components/layout/frame';
import { getGlobal } from '@/data/globals';
import { env } from '@/env';
import { subscriptionPath } from '@/services/mail/issue-links';
import { outcomes, problems } from '@/visitors/newsletter/change-subscription';
import { SubscriptionView } from '@/visitors/newsletter/subscription-view';

/** Rendered per request; the server sends it without the framework (src/delivery/pages/page-answers.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  return {
    title: `Newsletter subscription | ${name}`,
    description: 'Confirm, change or end your subscription to The Signal.',
    robots: { index: false, follow: false },
    // Links on this page must not tell anyone the token.
    referrer: 'no-referrer',
  };
}

const query = z.object({
  token: z.string().max(200).catch(''),
  done: z.enum(outcomes).optional().catch(undefined),
  problem: z.enum(problems).optional().catch(undefined),
});

async function view(parameters: Record<string, unknown>, companyEmail: string) {
  const { token, done, problem } = query.parse(parameters);
  if (done) return <SubscriptionView state="done" done={done} companyEmail={companyEmail} />;
  const key = env().SUPABASE_SECRET_KEY ?? '';
  for (const state of ['confirm', 'manage'] as const) {
    if (await subscriberOf(token, key, state, Date.now()))
      return <SubscriptionView state={state} token={token} problem={problem} companyEmail={companyEmail} />;
  }
  return <SubscriptionView state="invalid" companyEmail={companyEmail} />;
}

/** `/subscription?token=…`: what the links in the newsletter's mails open. Opening it changes nothing. */
export default async function SubscriptionPage({ searchParams }: PageProps<'/subscription'>) {
  const { email } = await getGlobal('site-settings');
  return (
    <Frame path={subscriptionPath}>
      <span hidden data-cache="private" />
      {await view(await searchParams, email)}
    </Frame>
  );
}
