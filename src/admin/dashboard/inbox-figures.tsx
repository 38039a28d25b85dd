import { listPath } from '@/lib/inbox-addresses';
import { newCounts } from '../inbox/new-counts';
import { reading } from '../inbox/reading';
import { Figure } from './figure';

/** New messages, subscribers and bookings; shows an error if Supabase does not respond. */
export async function InboxFigures() {
  const counts = await reading(newCounts());
  const value = 'value' in counts ? counts.value : undefined;
  const note = value ? undefined : 'The inbox is unavailable at the moment.';
  return (
    <>
      <Figure label="New messages" count={value?.messages} href={listPath('messages', { status: 'new' })} note={note} />
      <Figure label="New form entries" count={value?.submissions} href={listPath('submissions', { status: 'new' })} />
      <Figure label="New bookings" count={value?.bookings} href={listPath('bookings', { status: 'new' })} />
    </>
  );
}

export const InboxFiguresLater = () => (
  <>
    <Figure label="New messages" count={undefined} href={listPath('messages')} />
    <Figure label="New form entries" count={undefined} href={listPath('submissions')} />
    <Figure label="New bookings" count={undefined} href={listPath('bookings')} />
  </>
);
