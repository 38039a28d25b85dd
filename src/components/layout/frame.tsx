import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import { getGlobal } from '@/data/globals';
import { START } from '../../browser/start-script.ts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  /** Path of the page; determines the highlighted entries. */
  path: string;
  /** Fixes the theme of the navigation, whatever section is below it. */
  forcedTheme?: 'dark';
  /** True if views of this page count (src/visitors/analytics). */
  isCounted?: boolean;
  children: ReactNode;
};

/** Navigation and footer of every page (flows document, "Shared frame"), with skip link and the one `<main>`. */
export async function Frame({ path, forcedTheme, isCounted, children }: Props) {
  const [navigation, footer, site] = await Promise.all([
    getGlobal('navigation'),
    getGlobal('footer'),
    getGlobal('site-settings'),
  ]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site's own */}
      <script data-then={scriptAddress('frame')} dangerouslySetInnerHTML={{ __html: START }} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader navigation={navigation} site={site} path={path} forcedTheme={forcedTheme} />
      <main id="main" tabIndex={-1} data-counted={isCounted && site.countVisits !== false ? '' : undefined}>
        {children}
      </main>
      <SiteFooter footer={footer} site={site} path={path} />
    </>
  );
}
