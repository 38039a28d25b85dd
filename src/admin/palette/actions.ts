import type { Role } from '@/access/roles';
import { wordsOf } from '@/search/words';
import type { Hit } from '@/staff/find/endpoint';

/** `to`: a page of the admin. `live`: a page of the site. `modal`: a drawer of the form. */
export type Action = { id: string; label: string; keywords?: string } & (
  | { to: string }
  | { live: string }
  | { modal: string }
  | { help: true }
);

type Offered = Action & { roles: readonly Role[] };

const writers = ['admin', 'editor', 'author'] as const;
const editors = ['admin', 'editor'] as const;
const everyone = ['admin', 'editor', 'author', 'reviewer'] as const;

const create = (slug: string, noun: string, keywords?: string): Offered => ({
  id: `new-${slug}`,
  label: `New ${noun}`,
  keywords: `create add ${keywords ?? ''}`,
  to: `/admin/collections/${slug}/create`,
  roles: writers,
});

const always: Offered[] = [
  create('pages', 'page'),
  create('jobs', 'job', 'open position'),
  create('newsletter-issues', 'newsletter issue'),
  create('media', 'media file', 'upload picture video'),
  {
    id: 'invite',
    label: 'Invite a colleague',
    keywords: 'staff user account',
    to: '/admin/collections/users',
    roles: ['admin'],
  },
  { id: 'replace', label: 'Find and replace', keywords: 'search change text', to: '/admin/replace', roles: writers },
  {
    id: 'translations',
    label: 'Translations: what is missing',
    keywords: 'language outdated xliff export import',
    to: '/admin/translations',
    roles: writers,
  },
  { id: 'dashboard', label: 'Go to the dashboard', keywords: 'home', to: '/admin', roles: everyone },
  { id: 'pages', label: 'Go to the pages', to: '/admin/collections/pages', roles: everyone },
  {
    id: 'media',
    label: 'Go to the media',
    keywords: 'pictures files',
    to: '/admin/collections/media',
    roles: everyone,
  },
  { id: 'inbox', label: 'Go to the inbox', keywords: 'messages', to: '/admin/inbox', roles: editors },
  { id: 'navigation', label: 'Edit the navigation', keywords: 'menu', to: '/admin/globals/navigation', roles: editors },
  { id: 'footer', label: 'Edit the footer', to: '/admin/globals/footer', roles: editors },
  { id: 'settings', label: 'Site settings', to: '/admin/globals/site-settings', roles: editors },
  { id: 'backups', label: 'Go to the backups', keywords: 'restore', to: '/admin/backups', roles: ['admin'] },
  { id: 'account', label: 'Your account', keywords: 'password profile', to: '/admin/account', roles: everyone },
  { id: 'site', label: 'View the site', keywords: 'live home', live: '/', roles: everyone },
  { id: 'shortcuts', label: 'Keyboard shortcuts', keywords: 'help keys', help: true, roles: everyone },
];

function forDocument(here: Hit): Offered[] {
  const id = here.id.split(' ')[1] ?? '';
  const schedule: Offered = {
    id: 'schedule',
    label: `Schedule “${here.title}”`,
    keywords: 'publish later plan',
    modal: `schedule-publish-${id}`,
    roles: editors,
  };
  const view: Offered = {
    id: 'live',
    label: `View “${here.title}” live`,
    keywords: 'go to live page open',
    live: here.path,
    roles: everyone,
  };
  return [...(here.isLive && here.path ? [view] : []), schedule];
}

type Offer = { text: string; role: Role | undefined; here: Hit | null; canSchedule: boolean };

const MOST_UNASKED = 6;

/** Every typed word must begin a word of the action. */
export function actionsFor({ text, role, here, canSchedule }: Offer): Action[] {
  const words = wordsOf(text);
  const offered = [...(here ? forDocument(here) : []), ...always].filter(
    (action) => role !== undefined && action.roles.includes(role) && (action.id !== 'schedule' || canSchedule),
  );
  const fitting = offered.filter(({ label, keywords = '' }) => {
    const known = wordsOf(label).concat(keywords.split(' '));
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
  return words.length === 0 ? fitting.slice(0, MOST_UNASKED) : fitting;
}
