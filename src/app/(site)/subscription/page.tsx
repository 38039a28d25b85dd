import { subscriberOf } from '@shared/newsletter-token';
import { languageSchema } from '@shared/sent-language';
import type { Metadata } from 'next';
import { z } from 'zod';
import { Frame } from '@/components/layout/frame';
import { getGlobal } from '@/data/globals';
import { ifOffered } from '@/data/offered';
import { env } from '@/env';
import { subscriptionPath } from '@/services/mail/issue-links';
import { outcomes, problems } from '@/visitors/newsletter/change-subscription';
import { SubscriptionView } from '@/visitors/newsletter/subscription-view';
import { subscriptionTextsIn } from '@/visitors/newsletter/texts/subscription-texts';

/** Rendered per request; the server removes the framework (src/delivery/pages/page-responses.ts). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/subscription'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  const { title, description } = subscriptionTextsIn(languageSchema.parse((await searchParams).lang));
  return {
    title: `${title} | ${name}`,
    description,
    robots: { index: false, follow: false },
    // Keeps the token from linked sites.
    referrer: 'no-referrer',
  };
}

const query = z.object({
  lang: languageSchema,
  token: z.string().max(200).catch(''),
  done: z.enum(outcomes).optional().catch(undefined),
  problem: z.enum(problems).optional().catch(undefined),
});

type Query = z.output<typeof query>;

async function view({ token, done, problem, lang }: Query, companyEmail: string) {
  const shared = { companyEmail, language: lang };
  if (done) return <SubscriptionView state="done" done={done} {...shared} />;
  const key = env().SUPABASE_SECRET_KEY ?? '';
  for (const state of ['confirm', 'manage'] as const) {
    if (await subscriberOf(token, key, state, Date.now()))
      return <SubscriptionView state={state} token={token} problem={problem} {...shared} />;
  }
  return <SubscriptionView state="invalid" {...shared} />;
}

/** Target of the links in the newsletter's mails; opening it changes nothing. `&lang=de`: in German. */
export default async function SubscriptionPage({ searchParams }: Props) {
  const { email } = await getGlobal('site-settings');
  const request = query.parse(await searchParams);
  return (
    <Frame path={subscriptionPath} language={await ifOffered(request.lang)}>
      <span hidden data-cache="private" />
      {await view(request, email)}
    </Frame>
  );
}
