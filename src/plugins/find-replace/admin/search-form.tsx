import type { FormEvent } from 'react';
import { Button } from '@/admin/panel/button';
import type { Search } from './ask';

type Props = { isBusy: boolean; onSearch: (search: Search) => void };

export function SearchForm({ isBusy, onSearch }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = String(entries.get('text') ?? '');
    if (!text) return;
    onSearch({ text, matchCase: entries.has('matchCase'), wholeWords: entries.has('wholeWords') });
  };
  return (
    <form className="admin-inputs replace-search" onSubmit={submit}>
      <label htmlFor="replace-text">Find</label>
      <input id="replace-text" name="text" required maxLength={200} autoComplete="off" spellCheck={false} />
      <Button type="submit" buttonStyle="secondary" isBusy={isBusy}>
        Find
      </Button>
      <label className="admin-check">
        <input type="checkbox" name="matchCase" /> Match case
      </label>
      <label className="admin-check">
        <input type="checkbox" name="wholeWords" /> Whole words
      </label>
    </form>
  );
}
