'use client';

import { type ReactNode, useId } from 'react';
import { asJson, attempt } from '@/admin/ask';
import { Button, held } from '@/admin/panel/button';
import { SendingState } from '@/admin/small-forms/sending-state';
import { useSmallForm, type Values } from '@/admin/small-forms/use-small-form';
import { slugify } from '@/lib/slugify';
import { useRouter } from '@/payload/navigation';

type Props = { languages: { code: string; name: string }[]; mayPublish: boolean };

const BLANK: Values = {
  ...{ text: '', word: '', promise: '', about: '', audience: '', language: 'en', template: 'short' },
  ...{ shortPath: '', begins: '', issue: '', experiment: '' },
};

const madeId = (body: unknown) => (body as { id?: string }).id;

const make = ({ text, begins = '', issue, experiment, ...rest }: Values, id: string) => {
  const at = Date.parse(begins);
  const publishAt = Number.isNaN(at) ? begins : new Date(at).toISOString();
  const body = { ...rest, id, title: text, publishAt, hasIssue: issue === 'yes', hasExperiment: experiment === 'yes' };
  return attempt('/api/campaigns/make', asJson(body), madeId);
};

function Labeled({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string, hint?: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="admin-fields">
      <label htmlFor={id}>{label}</label>
      {children(id, hint && `${id}-hint`)}
      {hint ? (
        <span id={`${id}-hint`} className="admin-small">
          {hint}
        </span>
      ) : null}
    </div>
  );
}

/** Kept in the browser until the server has it. Sent again after a lost response, it makes nothing twice. */
export function BriefForm({ languages, mayPublish }: Props) {
  const router = useRouter();
  const { values, change, state, isKept, isPending, submit, stop } = useSmallForm<string>({
    form: 'campaigns/make',
    name: 'Campaign',
    initial: BLANK,
    send: make,
    onStored: (id) => router.push(`/admin/collections/campaigns/${id}`),
  });

  const input = (
    name: string,
    label: string,
    most: number,
    hint?: string,
    more: { type?: string; placeholder?: string } = {},
  ) => (
    <Labeled label={label} hint={hint}>
      {(id, described) => (
        <input
          {...{ id, name, maxLength: most, ...more }}
          value={values[name] ?? ''}
          aria-describedby={described}
          autoComplete="off"
          readOnly={isPending}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Labeled>
  );
  const choice = (name: string, label: string, options: [string, string][], hint?: string) => (
    <Labeled label={label} hint={hint}>
      {(id, described) => (
        <select
          {...{ id, name }}
          value={values[name] ?? ''}
          aria-describedby={described}
          disabled={isPending}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
  const box = (name: string, label: string) => (
    <label className="admin-check">
      <input
        type="checkbox"
        name={name}
        checked={values[name] === 'yes'}
        onChange={({ target }) => change({ [name]: target.checked ? 'yes' : '' })}
        {...(isPending ? held : {})}
      />
      {label}
    </label>
  );

  return (
    <form
      className="brief-form"
      aria-label="Brief"
      aria-busy={isPending}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {input('text', 'Name', 90, 'For the page, the form and the release, for example Spring outlook.')}
      {input('promise', 'Promise', 140, 'The headline of the page: what a reader gets.')}
      <Labeled label="What it is about" hint="One or two sentences, below the headline and in search results.">
        {(id, described) => (
          <textarea
            {...{ id, name: 'about', rows: 3, maxLength: 500 }}
            value={values.about ?? ''}
            aria-describedby={described}
            readOnly={isPending}
            onChange={({ target }) => change({ about: target.value })}
          />
        )}
      </Labeled>
      {input('audience', 'For whom', 60, 'Above the headline, for example FOR UTILITIES. Optional.')}
      {languages.length > 1
        ? choice(
            'language',
            'Language',
            languages.map(({ code, name }) => [code, name]),
          )
        : null}
      {choice(
        'template',
        'Page',
        [
          ['short', 'Headline and form'],
          ['landing', 'Landing page: also figures, cards and steps'],
        ],
        values.template === 'landing'
          ? 'These sections begin with example texts, which must be changed before the release can be published.'
          : undefined,
      )}
      {box('issue', 'With a newsletter issue that leads to the page')}
      {mayPublish ? box('experiment', 'With a second version of the page, to compare both') : null}
      {input(
        'word',
        'Word in links',
        60,
        'Appears in its links as utm_campaign, and cannot be changed later. Optional.',
        {
          placeholder: slugify(values.text, values.language === 'de' ? 'de' : 'en').slice(0, 60),
        },
      )}
      {mayPublish ? (
        <>
          {input('shortPath', 'Short address', 200, 'To say or print, for example /spring. Optional.')}
          {input('begins', 'Publish at', 30, 'In your time zone. Optional: the release can be published by hand.', {
            type: 'datetime-local',
          })}
        </>
      ) : null}
      <SendingState state={state} isKept={isKept} onStop={stop} />
      <Button type="submit" isBusy={isPending}>
        Make the campaign
      </Button>
    </form>
  );
}
