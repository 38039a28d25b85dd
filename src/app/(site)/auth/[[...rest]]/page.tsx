import { defaultLanguage, type Language } from '@shared/language';
import type { Metadata } from 'next';
import { Figure } from '@/components/figures/figure';
import { Frame } from '@/components/layout/frame';
import { Island } from '@/components/ui/island';
import { getGlobal } from '@/data/globals';
import { ifOffered } from '@/data/offered';
import { browserService } from '@/services/supabase/browser-service';
import { NotFoundView } from '@/site/documents/not-found-view';
import { AuthPanel } from '@/visitors/accounts/auth-panel';
import { InLanguage } from '@/visitors/accounts/in-language';
import { languageOfRest, placesIn, versionsOfPlace } from '@/visitors/accounts/places';
import { accountTextsIn } from '@/visitors/accounts/texts/texts-in';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/auth/[[...rest]]'>;

const languageAt = async ({ params }: Props): Promise<Language | undefined> => languageOfRest((await params).rest);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  const { modes, page } = accountTextsIn((await languageAt(props)) ?? defaultLanguage);
  return {
    title: `${modes['sign-in'].title} | ${name}`,
    description: page.signInDescription(name),
    robots: { index: false, follow: true },
  };
}

/** `/auth` (flows document, section 2), and `/auth/de` in German. */
export default async function AuthPage(props: Props) {
  const language = await languageAt(props);
  const { name } = await getGlobal('site-settings');
  const service = browserService();
  if (!language) {
    const path = `/auth/${(await props.params).rest?.join('/')}`;
    return (
      <Frame path={path}>
        <NotFoundView path={path} />
      </Frame>
    );
  }
  const { page } = accountTextsIn(language);
  return (
    <Frame path={placesIn(language).auth} language={await ifOffered(language)} versions={versionsOfPlace('auth')}>
      <section
        id="sign-out"
        lang={language === defaultLanguage ? undefined : language}
        className="auth ground-white section"
        data-nav-theme="light"
        data-allow-connect={service?.url || undefined}
      >
        <div className="wrap">
          {service ? (
            <>
              <Island closed>
                <InLanguage language={language}>
                  <AuthPanel {...service} siteName={name} />
                </InLanguage>
              </Island>
              <noscript>
                <p className="form-notice">{page.needsScripts}</p>
              </noscript>
            </>
          ) : (
            <div className="auth-panel">
              <h1 className="text-page">{page.unavailable}</h1>
              <p className="mt-4 text-ink-2">{page.unavailableHint}</p>
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
