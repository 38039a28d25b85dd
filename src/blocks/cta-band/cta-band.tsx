import { Section } from '../../components/ui/section';
import type { BlockProps } from '../types';

export function CtaBand({ block }: BlockProps<'cta-band'>) {
  return (
    <Section settings={block.section}>
      <h2 className="text-page">{'heading' in block ? block.heading : null}</h2>
    </Section>
  );
}
