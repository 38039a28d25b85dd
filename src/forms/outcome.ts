import type { Notice } from '@shared/messages';

/** What somebody entered, by the names of the fields. */
export type Entries = Record<string, string>;

/** What came of a submission. `to` is where the visitor goes on; `errors` are the messages below the fields. */
export type Outcome =
  | { ok: true; notice?: Notice; to?: string }
  | { ok: false; notice: Notice; errors: Record<string, string> };

/** What a form shows: after a submission without JavaScript it comes with the page. */
export type FormState = { entries: Entries; errors: Record<string, string>; notice?: Notice };

export const emptyState: FormState = { entries: {}, errors: {} };

/** The texts of a form; files and React's own fields are none of ours. */
export const entriesOf = (form: FormData): Entries =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [])),
  );

/** What the page shows after a submission. What was sent successfully does not stay in the fields. */
export const stateAfter = (outcome: Outcome, entries: Entries): FormState =>
  outcome.ok
    ? { entries: {}, errors: {}, notice: outcome.notice }
    : { entries, errors: outcome.errors, notice: outcome.notice };
