import type { ListedAnswer } from '@/staff/sharing/endpoints';
import { writtenTime } from './time';

export function AnswerList({ answers }: { answers: ListedAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Answers">
      <h4>Answers</h4>
      <ul className="share-panel-list">
        {answers.map(({ id, name, decision, comment, createdAt, isCurrent }) => (
          <li key={id} data-decision={decision}>
            <span>
              <strong>{decision === 'approved' ? 'Approved' : 'Comment'}</strong> by {name}
            </span>
            {comment ? <p className="share-panel-comment">{comment}</p> : null}
            <span className="sidebar-panel-quiet">
              {writtenTime(createdAt)} · {isCurrent ? 'of this version' : 'of an older version'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
