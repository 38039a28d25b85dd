import type { Metadata } from 'next';
import { Figure } from '@/components/figures/figure';
import { Frame } from '@/components/layout/frame';
import { Island } from '@/components/ui/island';
import { getGlobal } from '@/data/globals';
import { browserService } from '@/services/supabase/browser-service';
import { NotFoundView } from '@/site/documents/not-found-view';
import { AuthPanel } from '@/visitors/accounts/auth-panel';
import { modes } from '@/visitors/accounts/modes';

/** Rendered on first demand: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/auth/[[...rest]]'>;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  return {
    title: `${modes['sign-in'].title} | ${name}`,
    description: `Sign in to your ${name} account, or create one.`,
    robots: { index: false, follow: true },
  };
}

/** `/auth`: sign-in and sign-up (flows document, section 2). */
export default async function AuthPage({ params }: Props) {
  const { rest } = await params;
  const { name } = await getGlobal('site-settings');
  const service = browserService();
  if (rest) {
    const path = `/auth/${rest.join('/')}`;
    return (
      <Frame path={path}>
        <NotFoundView path={path} />
      </Frame>
    );
  }
  return (
    <Frame path="/auth">
      <section
        id="sign-out"
        className="auth ground-white section"
        data-nav-theme="light"
        data-allow-connect={service?.url || undefined}
      >
        <div className="wrap">
          {service ? (
            <>
              <Island>
                <AuthPanel {...service} siteName={name} />
              </Island>
              <noscript>
                <p className="form-notice">
                  Signing in needs JavaScript. Please switch it on and load this page again.
                </p>
              </noscript>
            </>
          ) : (
            <div className="auth-panel">
              <h1 className="text-page">Accounts are not available</h1>
              <p className="mt-4 text-ink-2">Everything else on this site works without one.</p>
            </div>
          )}
        </div>
        <div className="auth-figure ground-graphite mesh">
          <Figure name="lens" size="large" />
        </div>
      </section>
    </Frame>
  );
}
