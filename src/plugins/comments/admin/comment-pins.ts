import type { Pin } from '@/data/preview/pins';
import { sectionOf } from '@/lib/anchor';
import { beginning } from '@/lib/cut';
import type { Thread } from '../threads';
import type { PlacedComment } from './use-placed';

const BLOCK = 'blocks.~';

const rowIn = (anchor: string) => sectionOf(anchor)?.slice(BLOCK.length);

/** One numbered mark for each conversation that has its place in the page. */
export const commentPins = (threads: Thread[], showsResolved: boolean): Pin[] =>
  threads.flatMap(({ id, anchor, path, spot, text, resolvedAt }, index): Pin[] => {
    if (!path || (resolvedAt && !showsResolved)) return [];
    const number = index + 1;
    return [
      {
        kind: 'comment',
        id,
        path,
        number,
        label: `${resolvedAt ? 'Resolved comment' : 'Comment'} ${number}: ${beginning(text, 60)}`,
        row: rowIn(anchor),
        ...(spot && { spot }),
        ...(resolvedAt && { state: 'done' as const }),
      },
    ];
  });

/** The mark of the comment that is being written. */
export const newPin = ({ anchor, path, spot }: PlacedComment, number: number): Pin => ({
  kind: 'comment',
  id: 'new',
  path,
  number,
  label: `Comment ${number}, not sent yet`,
  row: rowIn(anchor),
  spot,
  state: 'new',
});
