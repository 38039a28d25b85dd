'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  type ReactSelectOption,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui';
import type { RelationshipFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import { fieldId } from '@/payload/field-elements';
import { LinkButton } from '../panel/button';
import { ChoiceLine } from './choice-line';
import type { Choice } from './choices';
import { type Known, keyOf, type Reference, referenceTo } from './chosen';
import { useChoices, useChosen } from './use-choices';
import { GONE, LOADING, NOT_LOADED, NOTHING_FOUND, TRY_AGAIN, tellingParts } from './words';
import './pickers.css';

/** What the form stores: ids, or with `relationTo` if there are several collections. */
type Stored = string | Reference;

type Option = ReactSelectOption<string> & { reference: Reference; known: Known | undefined };

const listOf = <T,>(value: T | T[] | null | undefined): T[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

const optionOf = (reference: Reference, known: Known | undefined): Option => ({
  value: keyOf(reference),
  reference,
  known,
});

const isChoice = (known: Known | undefined): known is Choice => typeof known === 'object';

/** For screen readers, and instead of a line. */
function wordsOf({ known }: Option): string {
  if (isChoice(known)) return [known.title, ...tellingParts(known)].join(', ');
  return known === 'gone' ? GONE : known === 'failed' ? NOT_LOADED : LOADING;
}

/** Props of react-select that Payload's component passes on without declaring them. */
const looks = {
  getOptionLabel: wordsOf,
  formatOptionLabel: (option: Option, { context }: { context: 'menu' | 'value' }) =>
    isChoice(option.known) ? (
      <ChoiceLine choice={option.known} isChosen={context === 'value'} />
    ) : (
      <span className="picker-unknown">{wordsOf(option)}</span>
    ),
};

/**
 * The field of a relationship: a combobox that shows of each document what tells it from others of its title, in the list
 * and once it is chosen. A document that is gone or cannot be read stays chosen until the person removes it.
 */
function PickerField(props: RelationshipFieldClientProps) {
  const { field, path: staticPath, readOnly, validate } = props;
  const { admin, hasMany, label, localized, relationTo, required } = field;
  const isMixed = Array.isArray(relationTo);
  const collections = listOf<string>(relationTo);
  const check = useCallback<NonNullable<Parameters<typeof useField>[0]>['validate'] & object>(
    (value, options) =>
      typeof validate === 'function' ? validate(value as never, { ...options, required } as never) : true,
    [validate, required],
  );
  const form = useField<Stored | Stored[] | null>({ potentiallyStalePath: staticPath, validate: check });
  const { customComponents, disabled, filterOptions, path, setValue, showError, value } = form;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');

  const chosen = listOf<Stored>(value).map((one) =>
    typeof one === 'string' ? { relationTo: collections[0] ?? '', value: one } : one,
  );
  const { known, learn, again } = useChosen(chosen);
  const list = useChoices({ relationTo: collections, filter: filterOptions, search, isOpen });
  const options = list.groups.map(({ label: group, choices }) => ({
    label: group,
    options: choices.map((choice) => optionOf(referenceTo(choice), choice)),
  }));
  const selected = chosen.map((one) => optionOf(one, known[keyOf(one)]));
  const hasFailed = selected.some((one) => one.known === 'failed');

  const choose = (picked: ReactSelectOption | ReactSelectOption[] | null) => {
    const picks = listOf(picked) as Option[];
    for (const one of picks) if (isChoice(one.known)) learn(one.known);
    const stored = picks.map(({ reference }): Stored => (isMixed ? reference : reference.value));
    setValue(hasMany ? stored : (stored[0] ?? null));
  };

  return (
    <div className={cx(classNames.field, 'relationship picker', showError && 'error')} id={fieldId(path)}>
      <RenderCustomComponent
        CustomComponent={customComponents?.Label}
        Fallback={<FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className={classNames.fieldWrap}>
        <RenderCustomComponent
          CustomComponent={customComponents?.Error}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        <ReactSelect
          {...looks}
          disabled={readOnly || disabled}
          filterOption={() => true}
          isLoading={list.isLoading}
          isMulti={hasMany}
          isSortable={admin?.isSortable ?? true}
          menuIsOpen={isOpen}
          noOptionsMessage={() => list.error ?? NOTHING_FOUND}
          onChange={choose}
          onInputChange={setSearch}
          onMenuClose={() => setOpen(false)}
          onMenuOpen={() => setOpen(true)}
          onMenuScrollToBottom={list.more}
          options={isMixed ? options : (options[0]?.options ?? [])}
          showError={showError}
          value={hasMany ? selected : selected[0]}
        />
      </div>
      <div role="status">
        {hasFailed ? (
          <p className="picker-failed">
            {NOT_LOADED}. <LinkButton onClick={again}>{TRY_AGAIN}</LinkButton>
          </p>
        ) : null}
      </div>
      <RenderCustomComponent
        CustomComponent={customComponents?.Description}
        Fallback={<FieldDescription description={admin?.description} path={path} />}
      />
    </div>
  );
}

export const Picker = withCondition(PickerField);
