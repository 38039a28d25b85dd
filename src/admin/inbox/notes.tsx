import { changePath } from '@/lib/inbox-addresses';
import { type ListName, lists } from '@/lib/inbox-lists';
import { companyMoment } from '@/lib/session-times';
import type { Note } from '@/staff/inbox/notes';
import { ChangeForm } from './change-form';

type Props = { list: ListName; id: string; notes: Note[]; back: string };

export const Notes = ({ list, id, notes, back }: Props) => (
  <section className="inbox-notes" aria-labelledby="inbox-notes">
    <h2 id="inbox-notes">Internal notes</h2>
    <p className="inbox-quiet">
      For staff only, and deleted with the {lists[list].one}. What you write about a person is part of their data.
    </p>
    {notes.length > 0 ? (
      <ol>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="inbox-quiet">
              {note.author_name}, {companyMoment(note.created_at)}
            </p>
            <p className="inbox-note" dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ol>
    ) : null}
    <ChangeForm action={changePath(list, id, 'note')} label="Add a note" className="inbox-reply__form">
      <input type="hidden" name="back" value={back} />
      <label htmlFor="inbox-note">New note</label>
      {/* The key clears it after each added note. */}
      <textarea key={notes.length} id="inbox-note" name="text" required rows={3} maxLength={2000} />
      <button type="submit" className="inbox-button">
        Add note
      </button>
    </ChangeForm>
  </section>
);
