import type { Site } from '@/lib/site';
import { words } from '@/lib/words';

/** Site settings for examples, which render without a database. The real ones are seeded from src/seed. */
export const exampleSite: Site = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Alethia',
  tagline: 'Intelligence Made Human',
  email: 'hello@alethia.example',
  phone: '+1 303 555 0142',
  city: 'Denver',
  defaultSeo: { title: 'Alethia', description: 'Contextual foresight for large organizations.' },
  language: 'en',
  words: words.en,
};
