'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import { fieldId } from '@/payload/field-elements';
import { examplesLeft, type Left } from './examples-left';
import './examples.css';

const none: string[] = [];

const wordsOf = (count: number) =>
  count === 1
    ? 'One text of this section is still the example. Change it, or say that it is right.'
    : `${count} texts of this section are still the example. Change them, or say that they are right.`;

/** The mark stands in the label of each field, also of those that are drawn later. */
const marking = (left: Left[]) =>
  `${left.map(({ path }) => `label[for="${fieldId(path)}"]`).join()}{--example-mark:"Example"}`;

type Props = CheckboxFieldClientProps & { examples: string[] };

/** Which texts of a section are still the example. Each is changed in its field, or ticked here if it is right. */
export function ExampleNotice({ path: givenPath, readOnly, examples }: Props) {
  const { path, disabled } = useField<boolean>({ potentiallyStalePath: givenPath });
  const section = path.slice(0, path.lastIndexOf('.'));
  const { value, setValue } = useField<string[] | null>({ path: `${section}.rightExamples` });
  const right = value ?? none;
  // A quick second tick comes before the form has drawn the first.
  const ticked = useRef(right);
  useEffect(() => {
    ticked.current = value ?? none;
  }, [value]);
  const list = useRef<HTMLUListElement>(null);
  // As text, so that typing elsewhere does not draw it again.
  const found = useFormFields(([fields]) => JSON.stringify(examplesLeft(fields, section, examples, right)));
  const left = JSON.parse(found) as Left[];
  const texts = [...new Set(left.map(({ text }) => text))];
  if (texts.length === 0) return null;

  const tick = ({ target }: ChangeEvent<HTMLInputElement>, text: string) => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const at = boxes.indexOf(target);
    (boxes[at + 1] ?? boxes[at - 1])?.focus();
    ticked.current = [...new Set([...ticked.current, text])];
    setValue(ticked.current);
  };
  return (
    <div className={cx(classNames.field, 'example-notice')} id={fieldId(path)}>
      <style>{marking(left)}</style>
      <p>{wordsOf(texts.length)}</p>
      <ul ref={list}>
        {texts.map((text) => (
          <li key={text}>
            <label>
              <input
                type="checkbox"
                checked={false}
                disabled={readOnly || disabled}
                onChange={(event) => tick(event, text)}
              />
              <span>
                “{text}” <span className="example-right">is right as it is</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
