import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { z } from 'zod';
import { DAY_MS } from '@/lib/day';

/**
 * Whose words, and of which form, for example `pages/<id>`, `globals/footer`, `redirects` or `inbox/<id>/notes`. A form
 * that offers what it kept when it was last open, while new words are typed, needs an `instance` for each time.
 */
export type Place = { person: string; form: string; instance?: string };

/** Words that the server does not have. `changes` names what differs, as people read it. */
export type Kept = { form: string; window: string; at: number; changes: string[]; value: unknown };

const MAX_AGE_MS = 30 * DAY_MS;
/** Of one form, and of all forms of all people, as JSON. */
const MAX_FORM_BYTES = 4_000_000;
const MAX_BYTES = 20_000_000;

const keySchema = z.tuple([z.string(), z.string(), z.string()]);
const storedSchema = z.object({
  at: z.number(),
  changes: z.array(z.string()),
  value: z.unknown(),
  size: z.number(),
});
type Entry = { person: string; kept: Kept; size: number };

/** Each window keeps its own words: two windows with one form do not overwrite each other's. */
const thisWindow = crypto.randomUUID();
const windowOf = ({ instance }: Place) => (instance ? `${thisWindow} ${instance}` : thisWindow);
const lockOf = (window: string) => `alethia-window-${window.split(' ', 1)[0]}`;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('alethia-unsaved', 'kept');
  return opened;
};

let cleanedFor: string | undefined;
let isHeld = false;
/** Held until the window closes, so that other windows know which words are still in a form. */
function holdLock() {
  if (isHeld || !navigator.locks) return;
  isHeld = true;
  void navigator.locks.request(lockOf(thisWindow), () => new Promise<never>(() => {}));
}

async function otherOpenWindows(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name && name !== lockOf(thisWindow) ? [name] : [])));
}

async function all(): Promise<Entry[]> {
  const found = (await entries<IDBValidKey, unknown>(store())).flatMap(([key, value]): Entry[] => {
    const [id, stored] = [keySchema.safeParse(key), storedSchema.safeParse(value)];
    if (!id.success || !stored.success) return [];
    const [person, form, window] = id.data;
    const { size, ...rest } = stored.data;
    return [{ person, size, kept: { form, window, ...rest } }];
  });
  return found.toSorted((one, other) => other.kept.at - one.kept.at);
}

const keyOf = ({ person, kept: { form, window } }: Entry): IDBValidKey => [person, form, window];

/** Removes what is too old and, beyond the total size, what is oldest. */
async function clean(now: number) {
  let bytes = 0;
  const gone = (await all()).filter(({ kept, size }) => {
    bytes += size;
    return now - kept.at > MAX_AGE_MS || bytes > MAX_BYTES;
  });
  await delMany(gone.map(keyOf), store());
}

/**
 * Keeps the words of this window in the browser until `forget`, beyond a reload. False if the browser refuses, for
 * example in a private window. Never pass secrets.
 */
async function keep(place: Place, words: Pick<Kept, 'changes' | 'value'>, at = Date.now()): Promise<boolean> {
  const { person, form } = place;
  const size = JSON.stringify(words).length;
  if (size > MAX_FORM_BYTES) return false;
  try {
    holdLock();
    await set([person, form, windowOf(place)], { ...words, at, size }, store());
    // Not at every word: it reads everything.
    if (cleanedFor !== form) await clean(at);
    cleanedFor = form;
    return true;
  } catch {
    return false;
  }
}

/** The person's words, newest first, except those in windows that are still open; without `form`, of all forms. */
async function list({ person, form }: { person: string; form?: string }): Promise<Kept[]> {
  try {
    const open = await otherOpenWindows();
    const own = (await all()).filter((entry) => entry.person === person);
    return own
      .map(({ kept }) => kept)
      .filter((kept) => (form ?? kept.form) === kept.form && !open.has(lockOf(kept.window)));
  } catch {
    return [];
  }
}

/** The newest words for one form. Who puts them into the form keeps them there and forgets them under their old window. */
const read = async (place: Place): Promise<Kept | undefined> => (await list(place))[0];

async function forget(place: Place, window = windowOf(place)): Promise<void> {
  try {
    await delMany([[place.person, place.form, window]], store());
  } catch {
    // Without a store there is nothing to forget.
  }
}

/** What people typed and the server does not have yet, in the browser's IndexedDB. A person sees only their own. */
export const kept = { keep, read, list, forget };
