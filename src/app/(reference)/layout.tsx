import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '../(site)/layout';
import './reference.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return <SiteLayout>{children}</SiteLayout>;
}
