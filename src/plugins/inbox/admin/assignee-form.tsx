import { Button } from '@/admin/panel/button';
import { changePath } from '@/lib/inbox-addresses';
import { type ListName, lists } from '@/lib/inbox-lists';
import type { Person } from '@/staff/editorial/people';
import { ChangeForm } from './change-form';

/** Deleted accounts, and those without access to the inbox, have no name. */
export const assigneeName = (colleagues: Person[], assignee: string): string =>
  colleagues.find(({ id }) => id === assignee)?.name ?? 'an account without access';

type Props = { list: ListName; id: string; assignee: string | null; colleagues: Person[]; back: string };

export function AssigneeForm({ list, id, assignee, colleagues, back }: Props) {
  const isKnown = !assignee || colleagues.some((colleague) => colleague.id === assignee);
  return (
    <ChangeForm
      action={changePath(list, id, 'assign')}
      label={`Assign this ${lists[list].one}`}
      className="inbox-assign admin-inputs"
    >
      <input type="hidden" name="back" value={back} />
      <label htmlFor="inbox-assignee">Assigned to</label>
      <select key={assignee} id="inbox-assignee" name="assignee" defaultValue={isKnown ? (assignee ?? '') : ''}>
        <option value="">No one</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      <Button type="submit" buttonStyle="secondary">
        Assign
      </Button>
      {isKnown ? null : <p className="admin-small">Until now: {assigneeName(colleagues, assignee)}.</p>}
    </ChangeForm>
  );
}
