const countedKinds = ['views', 'contacts', 'bookings', 'goals'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** `variant`: of an experiment (`countedAs`); empty for the page as a whole. */
export type PathCounts = { day: string; path: string; variant: string } & Record<CountedKind, number>;

export const noCounts = { views: 0, contacts: 0, bookings: 0, goals: 0 };

export const keyOf = ({ day, path, variant }: Pick<PathCounts, 'day' | 'path' | 'variant'>) =>
  `${day} ${path} ${variant}`;

export const sumOf = (one: PathCounts, other: PathCounts): PathCounts => ({
  ...one,
  views: one.views + other.views,
  contacts: one.contacts + other.contacts,
  bookings: one.bookings + other.bookings,
  goals: one.goals + other.goals,
});
