'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Outcome } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { SendingState } from '@/admin/small-forms/sending-state';
import { useSmallForm } from '@/admin/small-forms/use-small-form';
import { COMMENT_LENGTH } from '../comment-text';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import { completed, suggested } from './suggest';

type Props = {
  label: string;
  action: string;
  people: Person[];
  /** In the browser's store. */
  form: string;
  onSend: (text: string, id: string) => Promise<Outcome<Conversations>>;
  onStored: (stored: Conversations) => void;
};

export function CommentBox({ form, label, action, people, onSend, onStored }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { values, change, state, isKept, isPending, isUnsent, submit, stop } = useSmallForm({
    form,
    name: label,
    send: (sent, sentId) => onSend(sent.text, sentId),
    onStored,
  });
  const { text } = values;
  const [chosen, setChosen] = useState(0);
  const offered = suggested(text, people);
  const current = Math.min(chosen, offered.length - 1);

  const send = async () => {
    if (isUnsent) await submit();
  };
  const complete = (person: Person | undefined) => {
    if (!person) return;
    change({ text: completed(text, person) });
    setChosen(0);
    box.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    // Keys belong to this text, not to the form around it.
    event.stopPropagation();
    const isOffered = offered.length > 0;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (isOffered && (key === 'Enter' || key === 'Tab')) complete(offered[current]);
    else if (isOffered && key === 'ArrowDown') setChosen((current + 1) % offered.length);
    else if (isOffered && key === 'ArrowUp') setChosen((current + offered.length - 1) % offered.length);
    else return;
    event.preventDefault();
  };

  return (
    <div className="comment-box">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={box}
        id={id}
        rows={3}
        maxLength={COMMENT_LENGTH}
        value={text}
        aria-haspopup="listbox"
        aria-controls={`${id}-people`}
        aria-autocomplete="list"
        aria-activedescendant={offered[current] ? `${id}-${offered[current].id}` : undefined}
        readOnly={isPending}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={onKey}
      />
      <div id={`${id}-people`} role="listbox" aria-label="Colleagues" className="comment-people">
        {offered.map((person, index) => (
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onMouseDown={(event) => {
              event.preventDefault();
              complete(person);
            }}
          >
            {person.name}
          </div>
        ))}
      </div>
      <SendingState state={state} isKept={isKept} onStop={stop} />
      <Button size="small" buttonStyle="secondary" isBusy={isPending} disabled={!isUnsent} onClick={() => void send()}>
        {action}
      </Button>
    </div>
  );
}
