import { beginning } from '@/lib/cut';
import { cellOf, type Value } from './values';

const AROUND = 40;
const MOST = 160;

/** Before and after, cut to where they begin to differ. */
export function difference(before: Value, after: Value): { before: string; after: string } {
  const [one, other] = [cellOf(before), cellOf(after)];
  if (one.length <= MOST && other.length <= MOST) return { before: one, after: other };
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const start = Math.max(0, at - AROUND);
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${beginning(text.slice(start), MOST)}${text.length > start + MOST ? '…' : ''}`;
  return { before: cut(one), after: cut(other) };
}
