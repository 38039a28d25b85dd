import { beginning } from './cut';

/** At most `limit` characters, cut between words. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${beginning(text, limit - 1).replace(/\s+\S*$/, '')}…`;
}
