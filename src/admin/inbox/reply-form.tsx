'use client';

import { useAuth } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { changePath } from '@/lib/inbox-addresses';
import { filled, replyTemplates } from '@/lib/reply-templates';
import { ChangeForm } from './change-form';

type Props = { list: 'messages' | 'submissions'; id: string; name: string; back: string };

/** Replies by mail to a message or submission, which then counts as answered. */
export function ReplyForm({ list, id, name, back }: Props) {
  const { user } = useAuth();
  const [text, setText] = useState('');
  const [subject, setSubject] = useState('Your message to Alethia');
  const ids = useId();
  const me: unknown = user?.name;

  const start = (template: string) => {
    const found = replyTemplates.find((one) => one.name === template);
    if (found)
      setText(filled(found.text, { name, me: typeof me === 'string' ? me : '', site: window.location.origin }));
  };
  return (
    <details className="inbox-reply">
      <summary>Reply…</summary>
      <ChangeForm action={changePath(list, id, 'reply')} label="Reply" className="inbox-reply__form">
        <input type="hidden" name="back" value={back} />
        <label htmlFor={`${ids}template`}>Start with</label>
        <select id={`${ids}template`} defaultValue="" onChange={({ target }) => start(target.value)}>
          <option value="">Blank message</option>
          {replyTemplates.map((template) => (
            <option key={template.name} value={template.name}>
              {template.title}
            </option>
          ))}
        </select>
        <label htmlFor={`${ids}subject`}>Subject</label>
        <input
          id={`${ids}subject`}
          name="subject"
          required
          maxLength={150}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <label htmlFor={`${ids}text`}>Message</label>
        <textarea
          id={`${ids}text`}
          name="text"
          required
          rows={10}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="inbox-quiet">You get a copy, and replies go to your own address.</p>
        <button type="submit" className="inbox-button">
          Send the reply
        </button>
      </ChangeForm>
    </details>
  );
}
