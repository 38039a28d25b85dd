import { Section, SectionHead } from '@/components/ui/section';
import type { Ground } from '@/fields/section';
import type { Plan } from '../../registry/templates';

type Props = { ground: Ground; heading: string; intro: string; plans: Plan[] };

export function Pricing({ ground, heading, intro, plans }: Props) {
  return (
    <Section settings={{ ground, spacing: 'standard' }}>
      <SectionHead heading={heading} intro={intro} />
      <ul className="pricing">
        {plans.map(({ name, price, text, points }) => (
          <li key={name} className="plan">
            <h3 className="text-header">{name}</h3>
            <p className="plan-price figures">
              ${price} <span className="note">a month</span>
            </p>
            <p className="text-small text-ink-2">{text}</p>
            <ul className="plan-points text-small">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="plan-action">
              <a href="/book" className="button button-outline">
                Choose {name}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
