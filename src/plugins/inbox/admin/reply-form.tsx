'use client';

import { useAuth } from '@payloadcms/ui';
import { useId } from 'react';
import { changePath } from '@/lib/inbox-addresses';
import { replyTemplates, startingWith } from '@/lib/reply-templates';
import { TextForm } from './text-form';

/** `place`: where the link above leads. */
type Props = { place: string; list: 'messages' | 'submissions'; id: string; name: string; back: string };

const INITIAL = { subject: 'Your message to Alethia', text: '' };

/** Replies by mail to a message or submission, which then counts as answered. */
export function ReplyForm({ place, list, id, name, back }: Props) {
  const { user } = useAuth();
  const ids = useId();
  const me: unknown = user?.name;

  const facts = () => ({ name, me: typeof me === 'string' ? me : '', site: window.location.origin });
  return (
    <section className="inbox-reply" id={place} aria-labelledby={`${ids}reply`}>
      <h2 id={`${ids}reply`}>Reply</h2>
      <TextForm
        action={changePath(list, id, 'reply')}
        label="Reply"
        name="Reply"
        button="Send the reply"
        isMain
        back={back}
        initial={INITIAL}
      >
        {({ values, change, isPending }) => (
          <>
            <label htmlFor={`${ids}template`}>Start with</label>
            <select
              id={`${ids}template`}
              defaultValue=""
              disabled={isPending}
              onChange={({ target }) => change({ text: startingWith(target.value, values.text, facts()) })}
            >
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
              readOnly={isPending}
              value={values.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <label htmlFor={`${ids}text`}>Message</label>
            <textarea
              id={`${ids}text`}
              name="text"
              required
              rows={8}
              maxLength={5000}
              readOnly={isPending}
              value={values.text}
              onChange={({ target }) => change({ text: target.value })}
            />
            <p className="admin-small">You get a copy, and replies go to your own address.</p>
          </>
        )}
      </TextForm>
    </section>
  );
}
