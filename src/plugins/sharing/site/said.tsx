import type { ListedComment } from '@/plugins/comments/api';

/** A comment as guests see it. */
export function Said({ who, text }: Pick<ListedComment, 'who' | 'text'>) {
  return (
    <>
      <strong>{who}</strong>
      <p>{text}</p>
    </>
  );
}
