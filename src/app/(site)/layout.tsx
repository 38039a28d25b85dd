import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { GlowDefinitions } from '@/components/figures/glow-definitions';
import { palette } from '@/design-system/tokens';
import { env } from '@/env';
import './site.css';

const grotesk = localFont({
  src: '../../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-grotesk',
});

const plexMono = localFont({
  src: [
    {
      path: '../../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
      weight: '500',
    },
  ],
  variable: '--font-plex-mono',
  // Notes are small and few; text in the fallback face until it arrives does not move the page.
  preload: false,
});

export const viewport: Viewport = { themeColor: palette.graphite.hex };

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().SITE_URL) };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${grotesk.variable} ${plexMono.variable}`}>
      <body>
        <GlowDefinitions />
        {children}
      </body>
    </html>
  );
}
