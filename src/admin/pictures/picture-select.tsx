'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useId, useState } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import { fieldId } from '@/payload/field-elements';
import { LayoutDrawing } from './layout-drawing';
import './pictures.css';

type Option = { value: string; label: string };

const optionsOf = ({ field }: SelectFieldClientProps): Option[] =>
  field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: typeof option.label === 'string' ? option.label : option.value },
  );

type PictureKind = 'layout' | 'ground' | 'figure';

/** Decorative: its name is below. */
function OptionPicture({ kind, value }: { kind: PictureKind; value: string }) {
  if (kind === 'ground') return <i className={`picture-ground picture-ground--${value}`} aria-hidden="true" />;
  if (kind === 'layout') return <LayoutDrawing layout={value} />;
  if (!value) return <i className="picture-none" aria-hidden="true" />;
  return (
    // biome-ignore lint/performance/noImgElement: a small file of our own, as it is
    <img src={`/blocks/figures/${value}.png`} alt="" width={96} height={72} loading="lazy" />
  );
}

export function PictureSelect({ kind, ...props }: SelectFieldClientProps & { kind: PictureKind }) {
  const { field, path: staticPath, readOnly } = props;
  const { value, setValue, path } = useField<string>({ potentiallyStalePath: staticPath });
  const own = optionsOf(props);
  const options = field.required ? own : [{ value: '', label: 'None' }, ...own];
  const isLong = options.length > 6;
  const [isOpen, setOpen] = useState(!isLong);
  const name = useId();
  const current = options.find((option) => option.value === (value ?? ''));
  const shown = isOpen ? options : options.filter((option) => option === current);
  const { label, required, admin } = field;

  return (
    <div className={cx(classNames.field, 'picture-select')} style={{ flex: '1 1 100%' }} id={fieldId(path)}>
      <fieldset disabled={readOnly}>
        <legend>
          <FieldLabel as="label" label={label} path={path} required={required} />
        </legend>
        <div className="picture-options" data-kind={kind}>
          {shown.map((option) => (
            <label key={option.value} className="admin-tile picture-option">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option === current}
                onChange={() => setValue(option.value || null)}
              />
              <OptionPicture kind={kind} value={option.value} />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
        {isLong ? (
          <button type="button" className="picture-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show only the chosen one' : `Choose from ${options.length} pictures`}
          </button>
        ) : null}
      </fieldset>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
