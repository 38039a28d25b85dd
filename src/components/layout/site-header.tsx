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
  /** Keeps the bar in this theme, whatever section is under it. */
  forcedTheme?: 'dark';
};

/**
 * The bar at the top. The script of the frame writes what it observes into the header's data attributes; until then
 * the style sheet gives it the theme of the first section.
 */
export function SiteHeader({ navigation, site, path, forcedTheme }: Props) {
  const entries = navEntries(navigation.items, site, path);
  // The frame's script shows it to those who are signed in: the page itself is the same for everybody.
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
