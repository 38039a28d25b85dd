const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, the same everywhere in the world: `October 2, 2025`. */
export const writtenDate = (date: string): string => format.format(new Date(date));
