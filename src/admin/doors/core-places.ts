import type { Place } from '@/seams/doors';

/** The headings of Settings, in their order; plugins may add others after them. */
const SITE = 'The site';
const PUBLISHING = 'Publishing';
const PEOPLE = 'People and security';

/** What the core has; plugins add theirs (`doors`). */
export const corePlaces: Place[] = [
  { door: 'home', view: '', label: 'Home', isFront: true, keywords: 'dashboard' },

  { door: 'pages', collection: 'pages', needs: 'write' },
  { door: 'pages', collection: 'industries', needs: 'write' },
  { door: 'pages', collection: 'partnership-phases', needs: 'write' },
  { door: 'pages', collection: 'legal-pages', needs: 'write' },

  { door: 'people', collection: 'jobs', needs: 'write' },
  { door: 'people', collection: 'leaders', needs: 'write' },

  { door: 'newsletter', collection: 'newsletter-issues', needs: 'write' },
  { door: 'media', collection: 'media', needs: 'write', keywords: 'pictures files' },
  { door: 'forms', collection: 'forms', needs: 'write' },

  { door: 'settings', view: '/settings', label: 'Settings', isFront: true, needs: 'write' },
  {
    door: 'settings',
    global: 'site-settings',
    needs: 'publish',
    group: SITE,
    about: 'The name, address and other facts that many pages show.',
  },
  {
    door: 'settings',
    global: 'navigation',
    needs: 'publish',
    group: SITE,
    about: 'The bar at the top of every page.',
    keywords: 'menu',
  },
  { door: 'settings', global: 'footer', needs: 'publish', group: SITE, about: 'The end of every page.' },
  {
    door: 'settings',
    collection: 'languages',
    needs: 'write',
    group: SITE,
    about: 'Which languages the site has, and what they call things.',
  },
  {
    door: 'settings',
    global: 'approval-rules',
    group: PUBLISHING,
    about: 'What a draft needs before it is approved and published.',
  },
  { door: 'settings', collection: 'users', group: PEOPLE, about: 'Who works on the site, and what they may do.' },
  { door: 'settings', global: 'staff-security', group: PEOPLE, about: 'Who needs a second factor to sign in.' },

  { door: 'activity', view: '/activity', label: 'Activity', isFront: true, keywords: 'history records' },
  {
    door: 'activity',
    collection: 'design-reviews',
    needs: 'review',
    group: 'Reviews',
    about: 'Decisions about the elements of the design system.',
  },
];
