import { LocalTime } from '@/admin/local-time';
import { changePath } from '@/lib/inbox-addresses';
import { type ListName, lists } from '@/lib/inbox-lists';
import type { Note } from '../notes';
import { NoteForm } from './note-form';

type Props = { list: ListName; id: string; notes: Note[]; back: string };

export const Notes = ({ list, id, notes, back }: Props) => (
  <section className="inbox-notes" aria-labelledby="inbox-notes">
    <h2 id="inbox-notes">Internal notes</h2>
    <p className="admin-small">
      For staff only, and deleted with the {lists[list].one}. What you write about a person is part of their data.
    </p>
    {notes.length > 0 ? (
      <ol className="admin-list">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="admin-small">
              {note.author_name}, <LocalTime time={note.created_at} />
            </p>
            <p className="inbox-note" dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ol>
    ) : null}
    <NoteForm action={changePath(list, id, 'note')} back={back} />
  </section>
);
