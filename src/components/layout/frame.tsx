import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import { offeredLanguages } from '@/data/offered';
import { getFrame } from '@/data/site';
import type { PageVersion } from '@/data/translations';
import { defaultLanguage, homePath, type Language, languageCodes } from '@/lib/languages';
import { outsideServices } from '@/lib/outside-services';
import { START } from '../../browser/start-script.ts';
import { PrivacyChoices } from './consent/privacy-choices';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  path: string;
  /** Fixes the navigation's theme, whatever section is below it. */
  forcedTheme?: 'dark';
  /** Whether views of this page count (docs/decisions/015-statistics.md). */
  isCounted?: boolean;
  /** Whether outside services may load after consent: editors' pages, which are the same for all visitors. */
  mayLoadServices?: boolean;
  language?: Language;
  versions?: PageVersion[];
  children: ReactNode;
};

/** Navigation and footer of every page (flows document, "Shared frame"), with skip link and the one `<main>`. */
export async function Frame({
  path,
  forcedTheme,
  isCounted,
  mayLoadServices,
  language = defaultLanguage,
  versions = [],
  children,
}: Props) {
  const [{ navigation, footer, site }, offered] = await Promise.all([getFrame(language), offeredLanguages()]);
  const services = mayLoadServices ? outsideServices(site.outsideServices, site) : [];
  const lang = language === defaultLanguage ? undefined : language;
  const choices = languageCodes
    .filter((code) => code === defaultLanguage || code === language || offered.some((one) => one === code))
    .map((code) => ({
      language: code,
      href: versions.find((version) => version.language === code)?.path ?? homePath(code),
    }));
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site's own */}
      <script data-then={scriptAddress('frame')} dangerouslySetInnerHTML={{ __html: START }} />
      <a className="skip-link" href="#main" lang={lang}>
        {site.words.frame.skip}
      </a>
      {services.length > 0 ? <PrivacyChoices services={services} site={site} /> : null}
      <SiteHeader navigation={navigation} site={site} choices={choices} path={path} forcedTheme={forcedTheme} />
      <main
        id="main"
        tabIndex={-1}
        // Becomes the `lang` of the document (src/delivery/html/language.ts); previews do not pass there.
        data-language={lang}
        lang={lang}
        className={lang && 'in-other-language'}
        data-counted={isCounted ? '' : undefined}
      >
        {children}
      </main>
      <SiteFooter footer={footer} site={site} path={path} hasChoices={services.length > 0} />
    </>
  );
}
