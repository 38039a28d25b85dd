import { type Filter, listPath } from '@/lib/inbox-addresses';
import { type ListName, type Status, statuses, statusLabels } from '@/lib/inbox-lists';
import { Link } from '@/payload/link';

type Props = { list: ListName; filter: Filter };
type Choice = { label: string; to: Partial<Filter>; isCurrent: boolean };

const Choices = ({ list, label, choices }: { list: ListName; label: string; choices: Choice[] }) => (
  <nav className="inbox-choices" aria-label={label}>
    {choices.map((choice) => (
      <Link
        key={choice.label}
        href={listPath(list, choice.to)}
        aria-current={choice.isCurrent ? 'true' : undefined}
        prefetch={false}
      >
        {choice.label}
      </Link>
    ))}
  </nav>
);

export function FilterLinks({ list, filter: { search, status, isMine } }: Props) {
  const byStatus = (label: string, value?: Status): Choice => ({
    label,
    to: { search, isMine, status: value },
    isCurrent: value === status,
  });
  const everyStatus = [byStatus('All'), ...statuses.map((value) => byStatus(statusLabels[value], value))];
  const assigned: Choice[] = [
    { label: 'Everyone’s', to: { search, status }, isCurrent: !isMine },
    { label: 'Mine', to: { search, status, isMine: true }, isCurrent: Boolean(isMine) },
  ];
  return (
    <>
      <Choices list={list} label="Status" choices={everyStatus} />
      <Choices list={list} label="Assigned to" choices={assigned} />
    </>
  );
}
