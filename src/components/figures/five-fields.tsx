import { Field } from './field';
import type { DrawingProps } from './parts';

const fields = ['energy', 'insurance', 'supply-chain', 'manufacturing', 'construction'] as const;

/** A list of industries and not of signals, so nothing in it is amber. */
export const FiveFields = ({ size, words }: DrawingProps) => (
  <ul className="five-fields">
    {fields.map((name, index) => (
      <li key={name}>
        <Field name={name} size="small" isRead />
        {size === 'small' ? null : <span className="note">{words.fields[index]}</span>}
      </li>
    ))}
  </ul>
);
