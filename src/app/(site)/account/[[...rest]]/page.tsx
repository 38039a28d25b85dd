import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { Island } from '@/components/ui/island';
import { getGlobal } from '@/data/globals';
import { browserService } from '@/services/supabase/browser-service';
import { NotFoundView } from '@/site/documents/not-found-view';
import { AccountPanel } from '@/visitors/accounts/account/account-panel';

/**
 * The same shell for every visitor: the browser fetches personal data, which is never cached. Rendered on first demand,
 * because the build has no database.
 */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/account/[[...rest]]'>;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  return {
    title: `Account | ${name}`,
    description: `Your ${name} account.`,
    robots: { index: false, follow: false },
  };
}

/** `/account`: account of a signed-in visitor. Only this page and `/auth` load Supabase's client. */
export default async function AccountPage({ params }: Props) {
  const { rest } = await params;
  if (rest) {
    const path = `/account/${rest.join('/')}`;
    return (
      <Frame path={path}>
        <NotFoundView path={path} />
      </Frame>
    );
  }
  const { email } = await getGlobal('site-settings');
  const service = browserService();
  return (
    <Frame path="/account">
      {service ? (
        <div data-allow-connect={service.url || undefined}>
          <Island>
            <AccountPanel {...service} companyEmail={email} />
          </Island>
          <noscript>
            <div className="account-plain wrap">
              <p className="form-notice">
                Your account needs JavaScript. Please switch it on and load this page again. Without it you can still{' '}
                <a href="/booking">book a session</a>, <a href="/about/newsletters">subscribe to the newsletter</a> and{' '}
                <a href="/contact">write to us</a>.
              </p>
            </div>
          </noscript>
        </div>
      ) : (
        <section className="section ground-graphite mesh hero account-hero" data-nav-theme="dark">
          <div className="wrap">
            <h1 className="text-hero">Accounts are not available</h1>
            <p className="hero-intro text-ink-2">Everything else on this site works without one.</p>
          </div>
        </section>
      )}
    </Frame>
  );
}
