'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { cx } from '@/lib/cx';
import { aboutUnknown } from '@/lib/unknown-kinds';
import { classNames } from '@/payload/class-names';
import { Button } from '../panel/button';
import './unknown-rows.css';

const none: Row[] = [];

/** `row`: what one of the list is called. `kinds`: those that it may have. */
type Props = { list: string; row: string; kinds: string[]; readOnly?: boolean };

/** The rows of a list whose kind the site no longer has: the list itself leaves them out, and keeps their values. */
export function UnknownRows({ list, row: name, kinds, readOnly }: Props) {
  const rows = useFormFields(([fields]) => fields[list]?.rows ?? none);
  const { moveFieldRow, removeFieldRow, setModified, disabled } = useForm();
  const unknown = rows.flatMap(({ id, blockType }, index) =>
    blockType === undefined || kinds.includes(blockType) ? [] : [{ id, blockType, index }],
  );
  if (unknown.length === 0) return null;
  const move = (from: number, to: number) => {
    moveFieldRow({ path: list, moveFromIndex: from, moveToIndex: to });
    setModified(true);
  };
  const small = { buttonStyle: 'secondary', size: 'small' } as const;
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
            <div className="admin-actions">
              <Button
                {...small}
                aria-label={`Move ${name} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                Up
              </Button>
              <Button
                {...small}
                aria-label={`Move ${name} ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                Down
              </Button>
              <Button
                {...small}
                aria-label={`Remove ${name} ${index + 1}`}
                onClick={() => {
                  removeFieldRow({ path: list, rowIndex: index });
                  setModified(true);
                }}
              >
                Remove
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
