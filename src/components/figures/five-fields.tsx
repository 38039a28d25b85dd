import { Field } from './field';
import type { DrawingProps } from './parts';

const fields = [
  { name: 'energy', title: 'Energy' },
  { name: 'insurance', title: 'Insurance' },
  { name: 'supply-chain', title: 'Supply chain' },
  { name: 'manufacturing', title: 'Manufacturing' },
  { name: 'construction', title: 'Construction' },
] as const;

export const FiveFields = ({ size }: DrawingProps) => (
  <ul className="five-fields">
    {fields.map(({ name, title }) => (
      <li key={name}>
        <Field name={name} size="small" />
        {size === 'small' ? null : <span className="note">{title}</span>}
      </li>
    ))}
  </ul>
);
