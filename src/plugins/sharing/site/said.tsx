import type { ListedComment } from '@/plugins/comments/api';

/** A comment as guests see it, with its replies. */
export function Said({ who, text, replies }: Pick<ListedComment, 'who' | 'text'> & { replies?: ListedComment[] }) {
  return (
    <>
      <strong>{who}</strong>
      <p>{text}</p>
      {replies ? (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said {...reply} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
