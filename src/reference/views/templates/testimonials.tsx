import { Section, SectionHead } from '@/components/ui/section';
import type { Ground } from '@/fields/section';
import type { Testimonial } from '../../registry/templates';

type Props = { ground: Ground; heading: string; testimonials: Testimonial[] };

export function Testimonials({ ground, heading, testimonials }: Props) {
  return (
    <Section settings={{ ground, spacing: 'standard' }}>
      <SectionHead heading={heading} />
      <ul className="testimonials">
        {testimonials.map(({ quote, role, place }) => (
          <li key={role}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption className="text-small">
                {role}
                <span className="text-ink-3">{place}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
