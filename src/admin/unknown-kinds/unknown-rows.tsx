'use client';

import { Button, useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { cx } from '@/lib/cx';
import { aboutUnknown } from '@/lib/unknown-kinds';
import { classNames } from '@/payload/class-names';
import './unknown-rows.css';

const none: Row[] = [];

/** `row`: what one of the list is called. `kinds`: those that it may have. */
type Props = { list: string; row: string; kinds: string[]; readOnly?: boolean };

/** The rows of a list whose kind the site no longer has: the list itself leaves them out, and keeps their values. */
export function UnknownRows({ list, row: name, kinds, readOnly }: Props) {
  const rows = useFormFields(([fields]) => fields[list]?.rows ?? none);
  const { removeFieldRow, setModified, disabled } = useForm();
  const unknown = rows.flatMap(({ id, blockType }, index) =>
    blockType === undefined || kinds.includes(blockType) ? [] : [{ id, blockType, index }],
  );
  if (unknown.length === 0) return null;
  return (
    <ul className={cx(classNames.field, 'unknown-rows')}>
      {unknown.map(({ id, blockType, index }) => (
        <li key={id}>
          <p>
            <strong>
              {name} {index + 1}
            </strong>
            : {aboutUnknown(blockType)}
          </p>
          {readOnly || disabled ? null : (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`Remove ${name} ${index + 1}`}
              onClick={() => {
                removeFieldRow({ path: list, rowIndex: index });
                setModified(true);
              }}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
