/** A time in the reader's zone. */
export const readable = (time: string) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
