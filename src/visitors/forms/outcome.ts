import type { Notice } from '@shared/messages';

export type Entries = Record<string, string>;

/** Result of a submission. `to`: path of the next page; `errors`: messages by field name. */
export type Outcome =
  | { ok: true; notice?: Notice; to?: string }
  | { ok: false; notice: Notice; errors: Record<string, string> };

/** After a submission without scripts it is part of the page. */
export type FormState = { entries: Entries; errors: Record<string, string>; notice?: Notice };

export const emptyState: FormState = { entries: {}, errors: {} };

/** The text fields of a form, without files and React's own fields. */
export const entriesOf = (form: FormData): Entries =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [])),
  );

export const stateAfter = (outcome: Outcome, entries: Entries): FormState =>
  outcome.ok
    ? { entries: {}, errors: {}, notice: outcome.notice }
    : { entries, errors: outcome.errors, notice: outcome.notice };
