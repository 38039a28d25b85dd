import { changePath } from '@/lib/inbox-addresses';
import { type ListName, type Status, statuses, statusLabels } from '@/lib/inbox-lists';
import { ChangeForm } from './change-form';

type Props = { list: ListName; id: string; status: Status; of: string; back: string };

export const StatusForm = ({ list, id, status, of, back }: Props) => (
  <ChangeForm action={changePath(list, id, 'status')} label={`Status of ${of}`} className="inbox-choices">
    <input type="hidden" name="back" value={back} />
    {statuses.map((value) => (
      <button key={value} type="submit" name="status" value={value} aria-pressed={value === status}>
        {statusLabels[value]}
      </button>
    ))}
  </ChangeForm>
);
