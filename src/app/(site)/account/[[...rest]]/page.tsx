import { defaultLanguage, type Language } from '@shared/language';
import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { Island } from '@/components/ui/island';
import { getGlobal } from '@/data/globals';
import { ifOffered } from '@/data/offered';
import { browserService } from '@/services/supabase/browser-service';
import { NotFoundView } from '@/site/documents/not-found-view';
import { AccountPanel } from '@/visitors/accounts/account/account-panel';
import { Filled } from '@/visitors/accounts/filled';
import { InLanguage } from '@/visitors/accounts/in-language';
import { languageOfRest, placesIn, versionsOfPlace } from '@/visitors/accounts/places';
import { accountTextsIn } from '@/visitors/accounts/texts/texts-in';

/** The same shell for every visitor: the browser fetches personal data, which is never cached. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/account/[[...rest]]'>;

const languageAt = async ({ params }: Props): Promise<Language | undefined> => languageOfRest((await params).rest);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  const { page } = accountTextsIn((await languageAt(props)) ?? defaultLanguage);
  return {
    title: `${page.title} | ${name}`,
    description: page.description(name),
    robots: { index: false, follow: false },
  };
}

/** `/account`, and `/account/de` in German. Only this page and `/auth` load Supabase's client. */
export default async function AccountPage(props: Props) {
  const language = await languageAt(props);
  if (!language) {
    const path = `/account/${(await props.params).rest?.join('/')}`;
    return (
      <Frame path={path}>
        <NotFoundView path={path} />
      </Frame>
    );
  }
  const { email } = await getGlobal('site-settings');
  const { page } = accountTextsIn(language);
  const lang = language === defaultLanguage ? undefined : language;
  const service = browserService();
  return (
    <Frame path={placesIn(language).account} language={await ifOffered(language)} versions={versionsOfPlace('account')}>
      {service ? (
        <div lang={lang} data-allow-connect={service.url || undefined} data-nav-theme="dark">
          <Island closed>
            <InLanguage language={language}>
              <AccountPanel {...service} companyEmail={email} />
            </InLanguage>
          </Island>
          <noscript>
            <div className="account-plain wrap">
              <p className="form-notice">
                <Filled
                  text={page.accountNeedsScripts}
                  book={<a href={placesIn(language).booking}>{page.book}</a>}
                  subscribe={<a href="/about/newsletters">{page.subscribe}</a>}
                  write={<a href="/contact">{page.write}</a>}
                />
              </p>
            </div>
          </noscript>
        </div>
      ) : (
        <section lang={lang} className="section ground-graphite mesh hero account-hero" data-nav-theme="dark">
          <div className="wrap">
            <h1 className="text-hero">{page.unavailable}</h1>
            <p className="hero-intro text-ink-2">{page.unavailableHint}</p>
          </div>
        </section>
      )}
    </Frame>
  );
}
