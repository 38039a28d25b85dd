import type { Points } from '@payload-types';
import { Figure } from '@/components/figures/figure';

export const Practice = ({ heading, lines }: { heading: string; lines: NonNullable<Points> }) => (
  <div className="practice ground-graphite">
    <h3 className="text-header">{heading}</h3>
    <ul className="practice-lines">
      {lines.map((line, index) => (
        <li key={line.id ?? index}>{line.text}</li>
      ))}
    </ul>
    <Figure name="joined-signals" className="practice-figure" />
  </div>
);
