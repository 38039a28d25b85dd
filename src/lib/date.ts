const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words, independent of locale and time zone: `October 2, 2025`. */
export const writtenDate = (date: string): string => format.format(new Date(date));
