import type { Person } from '@/staff/editorial/people';

export type { Person };

const isWordAt = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Ids of people mentioned as `@Name`. The longest matching name wins; people with the same name are all mentioned. */
export function mentionedIn(text: string, people: Person[]): string[] {
  const within = text.toLowerCase();
  const names = people.map(({ id, name }) => ({ id, mark: `@${name.trim().toLowerCase()}` }));
  const found = new Set<string>();
  for (let at = within.indexOf('@'); at >= 0; at = within.indexOf('@', at + 1)) {
    if (isWordAt(within, at - 1)) continue;
    const fitting = names.filter(
      ({ mark }) => mark.length > 1 && within.startsWith(mark, at) && !isWordAt(within, at + mark.length),
    );
    const longest = Math.max(0, ...fitting.map(({ mark }) => mark.length));
    for (const { id, mark } of fitting) if (mark.length === longest) found.add(id);
  }
  return [...found];
}
