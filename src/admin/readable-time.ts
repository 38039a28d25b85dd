/** A time as staff read it, in their own zone. */
export const readable = (time: string) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
