import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { GlowDefinitions } from '@/components/figures/glow-definitions';
import { EnvironmentBar } from '@/components/layout/environment-bar';
import { iconInPage } from '@/design-system/icon';
import { palette } from '@/design-system/tokens';
import { env } from '@/env';
import '@/design-system/fonts/fonts.css';
import './site.css';

/** Fonts that a script would otherwise enable. */
const WITHOUT_SCRIPTS = ':root{--font-grotesk:Grotesk,sans-serif;--font-plex-mono:"Plex Mono",monospace}';

export const viewport: Viewport = { themeColor: palette.graphite.hex };

export function generateMetadata(): Metadata {
  const { SITE_URL, SITE_ENVIRONMENT } = env();
  const robots = SITE_ENVIRONMENT ? { index: false, follow: false } : undefined;
  return { metadataBase: new URL(SITE_URL), robots, icons: { icon: { url: iconInPage, type: 'image/svg+xml' } } };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    // src/browser/start-script.ts adds the class `fonts` before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <noscript>
          <style>{WITHOUT_SCRIPTS}</style>
        </noscript>
      </head>
      <body>
        <GlowDefinitions />
        {children}
        <EnvironmentBar />
      </body>
    </html>
  );
}
