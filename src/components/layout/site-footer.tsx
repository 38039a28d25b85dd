import type { Footer } from '@payload-types';
import type { FrameContent } from '@/data/site';
import { accountPath, defaultLanguage, homePath } from '@/lib/languages';
import { resolveLink } from '@/lib/link';
import type { Site } from '@/lib/site';
import { CmsLink } from '../ui/cms-link';
import { FiveDials } from './five-dials';
import { Logo } from './logo';
import { targetOf } from './nav-entries';

type Props = Pick<FrameContent, 'footer' | 'site'> & { path: string; hasChoices?: boolean };
type Links = Footer['columns'][number]['links'];

const isCurrent = ({ document, address }: Links[number]['link'], path: string) => {
  const target = typeof document?.value === 'object' ? document.value.path : address;
  return target ? targetOf(target) === path : false;
};

/** Works without scripts. */
const SiteSearch = ({ site: { language, words } }: { site: Pick<Site, 'language' | 'words'> }) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers without `search` would have no landmark
  <form className="site-search" action="/search" role="search" aria-label={words.frame.thisSite}>
    <label htmlFor="site-search" className="sr-only">
      {words.frame.searchSite}
    </label>
    <input id="site-search" type="search" name="q" maxLength={200} placeholder={words.frame.searchSite} required />
    {language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />}
    <button type="submit">{words.frame.search}</button>
  </form>
);

export function SiteFooter({ footer, site, path, hasChoices }: Props) {
  const row = (links: Links) =>
    links.map(({ link, id }) =>
      resolveLink(link, site) ? (
        <li key={id ?? link.label}>
          <CmsLink link={link} site={site} isCurrent={isCurrent(link, path)} />
        </li>
      ) : null,
    );
  return (
    <footer
      className="footer ground-graphite"
      lang={site.language === defaultLanguage ? undefined : site.language}
      data-nav-theme="dark"
    >
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-brand">
            <Logo name={site.name} label={site.words.frame.home(site.name)} home={homePath(site.language)} />
            <p className="text-subsection text-ink-2">{site.tagline}</p>
            <SiteSearch site={site} />
            <FiveDials className="footer-dials" />
          </div>
          {footer.columns.map(({ id, title, links }) => (
            <nav key={id ?? title} aria-label={title}>
              <h2 className="note">{title}</h2>
              <ul>{row(links)}</ul>
            </nav>
          ))}
        </div>
        <div className="footer-end text-caption">
          <p className="figures">
            © {footer.copyrightYear} {site.name}
          </p>
          <ul>
            {site.socialLinks?.map(({ id, label, url }) => (
              <li key={id ?? url}>
                <CmsLink link={{ label, kind: 'address', address: url }} site={site} />
              </li>
            ))}
            {row(footer.legalLinks ?? [])}
            {hasChoices ? (
              <li hidden suppressHydrationWarning>
                <a href="#privacy-choices">{site.words.consent.choices}</a>
              </li>
            ) : null}
            {footer.showAccount === false ? null : (
              <li>
                <CmsLink
                  link={{ label: site.words.frame.account, kind: 'address', address: accountPath(site.language) }}
                  site={site}
                  isCurrent={path === accountPath(site.language)}
                />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
