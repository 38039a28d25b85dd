'use client';

import { useEffect, useRef } from 'react';
import type { Outcome } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { readable } from '@/admin/readable-time';
import { useHasKept } from '@/admin/small-forms/use-has-kept';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import type { ListedComment, Thread } from '../threads';
import { CommentBox } from './comment-box';

function Comment({ who, isGuest, text, createdAt }: ListedComment) {
  return (
    <>
      <p className="comment-who">
        <strong>{isGuest ? `${who} (guest)` : who}</strong> <time dateTime={createdAt}>{readable(createdAt)}</time>
      </p>
      <p className="comment-text">{text}</p>
    </>
  );
}

type Props = {
  thread: Thread;
  /** On its mark in the preview. */
  number: number;
  people: Person[];
  /** Opened by a notification or a mark in the preview. */
  isAsked: boolean;
  isReplying: boolean;
  onReplying: (is: boolean) => void;
  onOpen: (path: string) => void;
  /** Of the reply, in the browser's store. */
  form: string;
  onReply: (text: string, id: string) => Promise<Outcome<Conversations>>;
  onStored: (stored: Conversations) => void;
  onSettle: (step: 'resolve' | 'reopen') => Promise<boolean>;
};

export function Conversation(props: Props) {
  const { thread, number, people, isAsked, isReplying, form, onReplying, onOpen, onReply, onStored, onSettle } = props;
  const { path, place, gone, resolvedAt, resolvedBy, replies } = thread;
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) own.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isAsked]);
  useHasKept(form, () => onReplying(true));
  const replied = (stored: Conversations) => {
    onReplying(false);
    onStored(stored);
  };
  return (
    <li ref={own} id={`comment-${thread.id}`} tabIndex={-1} data-emphasized={isAsked || undefined}>
      {path ? (
        <button type="button" className="comment-place admin-link admin-small" onClick={() => onOpen(path)}>
          {number}. {place}
        </button>
      ) : (
        <p className="comment-place admin-small">
          {gone ? `${number}. ${place}: the ${gone} was removed` : `${number}. The whole document`}
        </p>
      )}
      <Comment {...thread} />
      {replies.length > 0 ? (
        <ul className="side-panel-list">
          {replies.map((one) => (
            <li key={one.id}>
              <Comment {...one} />
            </li>
          ))}
        </ul>
      ) : null}
      {resolvedAt ? (
        <p className="comment-who">
          Resolved{resolvedBy ? ` by ${resolvedBy}` : ''} <time dateTime={resolvedAt}>{readable(resolvedAt)}</time>
        </p>
      ) : null}
      {isReplying ? (
        <CommentBox form={form} label="Reply" action="Send reply" people={people} onSend={onReply} onStored={replied} />
      ) : null}
      <div className="admin-actions">
        <Button size="small" buttonStyle="secondary" onClick={() => onReplying(!isReplying)}>
          {isReplying ? 'Cancel' : 'Reply'}
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={() => void onSettle(resolvedAt ? 'reopen' : 'resolve')}>
          {resolvedAt ? 'Reopen' : 'Resolve'}
        </Button>
      </div>
    </li>
  );
}
