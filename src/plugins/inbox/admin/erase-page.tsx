import { SetStepNav } from '@payloadcms/ui';
import { Button } from '@/admin/panel/button';
import { ENDPOINTS, erasePath, listPath } from '@/lib/inbox-addresses';
import { counted, type ListName, listNames } from '@/lib/inbox-lists';
import { countByEmail } from '../store';
import { ChangeForm } from './change-form';
import { reading, Unavailable } from './reading';
import { Tabs } from './tabs';

const total = (counts: Record<ListName, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const rows = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`);

function Confirm({ email, counts }: { email: string; counts: Record<ListName, number> }) {
  const count = total(counts);
  if (count === 0) {
    return (
      <p role="status">
        The inbox has nothing from <strong className="inbox-break">{email}</strong>.
      </p>
    );
  }
  return (
    <section className="admin-confirm inbox-confirm" aria-labelledby="inbox-confirm">
      <h2 id="inbox-confirm" className="inbox-break">
        {rows(count)} from {email}
      </h2>
      <ul>{listNames.map((list) => counts[list] > 0 && <li key={list}>{counted(counts[list], list)}</li>)}</ul>
      <p>
        They are permanently erased, with their files and any unsent email about them; booked times become available
        again. The address and its owner’s comments are removed from shared previews and the audit log. Emails that were
        sent stay in their mailboxes, what a CRM was sent stays there, and a visitor’s account is not deleted.
      </p>
      <ChangeForm action={`${ENDPOINTS}/erase`} label={`Erase everything of ${email}`} className="admin-actions">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="rows" value={count} />
        <Button type="submit" buttonStyle="error">
          Erase {rows(count)}
        </Button>
        <Button el="link" to={erasePath()} buttonStyle="secondary">
          Keep them
        </Button>
      </ChangeForm>
    </section>
  );
}

async function Found({ email }: { email: string }) {
  const found = await reading(countByEmail(email));
  if ('code' in found) return <Unavailable code={found.code} path={erasePath(email)} />;
  return <Confirm email={email} counts={found.value} />;
}

export const ErasePage = ({ email }: { email: string }) => (
  <>
    <SetStepNav nav={[{ label: 'Inbox', url: listPath('messages') }, { label: 'Erase on request' }]} />
    <header className="inbox-header">
      <h1>Erase on request</h1>
      <p>
        For erasure requests: deletes the messages, submissions of forms, subscription and bookings of an email address.
      </p>
    </header>
    <Tabs current="erase" />
    <form action={erasePath()} method="get" className="inbox-search admin-inputs">
      <label htmlFor="inbox-email">Email address</label>
      <input
        id="inbox-email"
        type="email"
        name="email"
        defaultValue={email}
        required
        maxLength={255}
        autoComplete="off"
      />
      <Button type="submit" buttonStyle="secondary">
        Look up
      </Button>
    </form>
    {email.length > 2 && email.length <= 255 && <Found email={email} />}
  </>
);
