'use client';

import { TextForm } from './text-form';

type Props = { action: string; back: string };

export const NoteForm = ({ action, back }: Props) => (
  <TextForm action={action} label="Add a note" name="Note" button="Add note" back={back}>
    {({ values, change, isPending }) => (
      <>
        <label htmlFor="inbox-note">New note</label>
        <textarea
          id="inbox-note"
          name="text"
          required
          rows={1}
          maxLength={2000}
          readOnly={isPending}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </>
    )}
  </TextForm>
);
