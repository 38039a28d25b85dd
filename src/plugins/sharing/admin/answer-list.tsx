import { readable } from '@/admin/readable-time';
import type { ListedAnswer } from '../endpoints';

export function AnswerList({ answers }: { answers: ListedAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Approvals">
      <h4>Approvals</h4>
      <ul className="admin-marked">
        {answers.map(({ id, name, createdAt, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>Approved</strong> by {name}
            </span>
            <span className="admin-quiet">
              {readable(createdAt)} · {isCurrent ? 'of this version' : 'of an older version'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
