import type { Navigation, SiteSetting } from '@payload-types';
import { ButtonLink } from '../ui/cms-link';
import { Logo } from './logo';
import { NavBar } from './nav-bar';
import { navEntries } from './nav-entries';
import { NavMenu } from './nav-menu';

type Props = {
  navigation: Navigation;
  site: SiteSetting;
  path: string;
  /** Fixes the theme of the bar, whatever section is below it. */
  forcedTheme?: 'dark';
};

/**
 * The navigation bar. The frame's script sets the header's data attributes; until then the stylesheet gives it the
 * theme of the first section.
 */
export function SiteHeader({ navigation, site, path, forcedTheme }: Props) {
  const entries = navEntries(navigation.items, site, path);
  // Hidden until the frame's script finds a signed-in visitor: the page itself is the same for everyone.
  const signOut = (
    <a className="nav-sign-out" href="/auth#sign-out" hidden suppressHydrationWarning>
      Sign out
    </a>
  );
  const action = <ButtonLink link={navigation.action} site={site} look="solid" className="nav-action" />;
  return (
    <header className="nav" data-frame="" data-nav-forced={forcedTheme} suppressHydrationWarning>
      <div className="wrap nav-row">
        <Logo name={site.name} current={path === '/' ? 'page' : undefined} />
        <nav className="nav-main" aria-label="Main">
          <NavBar entries={entries} />
          <NavMenu
            entries={entries}
            action={
              <>
                {signOut}
                {action}
              </>
            }
          />
        </nav>
        {signOut}
        {action}
      </div>
    </header>
  );
}
