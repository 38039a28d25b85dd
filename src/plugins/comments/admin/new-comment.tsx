'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import type { Outcome } from '@/admin/ask';
import { useSaved } from '@/admin/workflow/use-saved';
import { anchorAt } from '@/lib/anchor';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import { CommentBox } from './comment-box';
import type { Choice } from './use-last-field';

type Props = {
  choices: Choice[];
  people: Person[];
  /** In the browser's store. */
  form: string;
  onSend: (text: string, id: string, about: { anchor: string }) => Promise<Outcome<Conversations>>;
  onStored: (stored: Conversations) => void;
};

export function NewComment({ choices, people, form, onSend, onStored }: Props) {
  const id = useId();
  const { getData } = useForm();
  const whenSaved = useSaved();
  const [path, setPath] = useState('');
  const nearest = choices[0]?.path ?? '';
  useEffect(() => setPath(nearest), [nearest]);

  const send = async (text: string, comment: string) => {
    const anchor = path ? anchorAt(path, getData()) : '';
    // The server does not know an unsaved section.
    await whenSaved();
    return onSend(text, comment, { anchor: anchor ?? '' });
  };

  return (
    <div className="comment-new">
      <label htmlFor={id}>About</label>
      <select id={id} value={path} onChange={({ target }) => setPath(target.value)}>
        {choices.map((choice) => (
          <option key={choice.path} value={choice.path}>
            {choice.name}
          </option>
        ))}
        <option value="">The whole document</option>
      </select>
      <CommentBox form={form} label="Comment" action="Comment" people={people} onSend={send} onStored={onStored} />
    </div>
  );
}
