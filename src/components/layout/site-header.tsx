import type { FrameContent } from '@/data/site';
import { defaultLanguage, homePath } from '@/lib/languages';
import { ButtonLink } from '../ui/cms-link';
import { type Choice, LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavBar } from './nav-bar';
import { navEntries } from './nav-entries';
import { NavMenu } from './nav-menu';

type Props = Pick<FrameContent, 'navigation' | 'site'> & {
  choices?: Choice[];
  path: string;
  forcedTheme?: 'dark';
};

/** The frame's script sets the header's data attributes; until then the first section determines the theme. */
export function SiteHeader({ navigation, site, choices = [], path, forcedTheme }: Props) {
  const home = homePath(site.language);
  const entries = navEntries(navigation.items, site, path);
  // Hidden until the frame's script finds a signed-in visitor: the page is the same for everyone.
  const signOut = (
    <a className="nav-sign-out" href="/auth#sign-out" hidden suppressHydrationWarning>
      {site.words.frame.signOut}
    </a>
  );
  const action = <ButtonLink link={navigation.action} site={site} look="solid" className="nav-action" />;
  return (
    <header
      className="nav"
      lang={site.language === defaultLanguage ? undefined : site.language}
      data-frame=""
      data-nav-forced={forcedTheme}
      suppressHydrationWarning
    >
      <div className="wrap nav-row">
        <Logo
          name={site.name}
          label={site.words.frame.home(site.name)}
          home={home}
          current={path === home ? 'page' : undefined}
        />
        <nav className="nav-main" aria-label={site.words.frame.main}>
          <NavBar entries={entries} site={site} />
          <NavMenu
            entries={entries}
            site={site}
            action={
              <>
                {signOut}
                {action}
                <LanguageSwitch choices={choices} site={site} className="nav-languages" />
              </>
            }
          />
        </nav>
        <LanguageSwitch choices={choices} site={site} className="nav-languages" />
        {signOut}
        {action}
      </div>
    </header>
  );
}
