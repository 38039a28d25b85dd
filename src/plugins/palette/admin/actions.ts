import { type Asker, can, type Right } from '@/access/roles';
import { scheduleModal } from '@/payload/schedule-modal';
import { wordsOf } from '@/search/words';
import type { Hit } from '../endpoint';

/** `to`: a page of the admin. `live`: a page of the site. `modal`: a drawer of the form. */
export type Action = { id: string; label: string; keywords?: string } & (
  | { to: string }
  | { live: string }
  | { modal: string }
  | { help: true }
);

/** A list, a form or a view that the person may open. */
export type Destination = { href: string; label: string; keywords?: string };

const goTo = ({ href, label, keywords = '' }: Destination): Action => ({
  id: href.replaceAll(/\W+/g, '-'),
  label,
  keywords: `go to open ${keywords}`,
  to: href,
});

/** Without `needs`: for all staff. */
type Offered = Action & { needs?: Right };

const create = (slug: string, noun: string, keywords?: string): Offered => ({
  id: `new-${slug}`,
  label: `New ${noun}`,
  keywords: `create add ${keywords ?? ''}`,
  to: `/admin/collections/${slug}/create`,
  needs: 'write',
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
    needs: 'manage',
  },
  { id: 'account', label: 'Your account', keywords: 'password profile', to: '/admin/account' },
  { id: 'site', label: 'View the site', keywords: 'live home', live: '/' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', keywords: 'help keys', help: true },
];

function forDocument(here: Hit): Offered[] {
  const id = here.id.split(' ')[1] ?? '';
  const schedule: Offered = {
    id: 'schedule',
    label: `Schedule “${here.title}”`,
    keywords: 'publish later plan',
    modal: scheduleModal(id),
    needs: 'publish',
  };
  const view: Offered = {
    id: 'live',
    label: `View “${here.title}” live`,
    keywords: 'go to live page open',
    live: here.path,
  };
  return [...(here.isLive && here.path ? [view] : []), schedule];
}

type Offer = {
  text: string;
  user: Asker['user'];
  here: Hit | null;
  places: Destination[];
  canSchedule: boolean;
};

const MOST_UNASKED = 6;

/** Every typed word must begin a word of the action. */
export function actionsFor({ text, user, here, places, canSchedule }: Offer): Action[] {
  const words = wordsOf(text);
  const all: Offered[] = [...(here ? forDocument(here) : []), ...always, ...places.map(goTo)];
  const offered = all.filter(
    ({ id, needs }) => user && (!needs || can({ user }, needs)) && (id !== 'schedule' || canSchedule),
  );
  const fitting = offered.filter(({ label, keywords = '' }) => {
    const known = wordsOf(label).concat(keywords.split(' '));
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
  return words.length === 0 ? fitting.slice(0, MOST_UNASKED) : fitting;
}
