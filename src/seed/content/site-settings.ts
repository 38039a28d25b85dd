import type { SeedSettings } from '../types';

/** Decisions, "Names and content". No social profiles: they would need a real domain. */
export const siteSettings: SeedSettings = {
  name: 'Alethia',
  tagline: 'Intelligence Made Human',
  email: 'hello@alethia.example',
  phone: '+1 303 555 0142',
  securityContact: 'security@alethia.example',
  city: 'Denver',
  socialLinks: [],
  defaultSeo: {
    title: 'Sensory Intelligence for large organizations',
    description:
      'Software that connects the early warnings your people and systems already hold, while you can still act. For insurers, utilities and industry.',
  },
};
