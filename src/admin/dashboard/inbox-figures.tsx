import { listPath } from '@/lib/inbox-addresses';
import { newCounts } from '../inbox/new-counts';
import { reading } from '../inbox/reading';
import { Figure } from './figure';

/** What visitors have sent and nobody has looked at. Where the database of the forms does not answer, that is said. */
export async function InboxFigures() {
  const counts = await reading(newCounts());
  const value = 'value' in counts ? counts.value : undefined;
  const note = value ? undefined : 'The inbox does not answer at the moment.';
  return (
    <>
      <Figure label="New messages" count={value?.messages} href={listPath('messages', { status: 'new' })} note={note} />
      <Figure label="New bookings" count={value?.bookings} href={listPath('bookings', { status: 'new' })} />
    </>
  );
}

/** The same while the answer is under way. */
export const InboxFiguresLater = () => (
  <>
    <Figure label="New messages" count={undefined} href={listPath('messages')} />
    <Figure label="New bookings" count={undefined} href={listPath('bookings')} />
  </>
);
