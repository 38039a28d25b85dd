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
      'Alethia joins human judgment, situational context and machine intelligence, so that organizations see shifts while there is time to choose.',
  },
};
