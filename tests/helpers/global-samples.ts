import type { ContentGlobal } from '@/lib/content-collections';
import { toNowhere } from '@/seed/write';

const samples: Record<ContentGlobal, (marker: string) => object> = {
  'site-settings': (tagline) => ({
    name: 'Alethia',
    tagline,
    email: 'hello@alethia.example',
    phone: '+1 303 555 0142',
    city: 'Denver',
    defaultSeo: { title: 'Alethia', description: 'Sees it early.' },
  }),
  navigation: (label) => ({ items: [{ link: toNowhere(label) }], action: toNowhere('Begin') }),
  footer: (title) => ({ columns: [{ title, links: [{ link: toNowhere('Contact') }] }], copyrightYear: 2025 }),
};

export const globalSample = (slug: ContentGlobal, marker: string): object => samples[slug](marker);
