import { Section } from '../../components/ui/section';
import type { BlockProps } from '../types';

export function NumberedSteps({ block }: BlockProps<'numbered-steps'>) {
  return (
    <Section settings={block.section}>
      <h2 className="text-page">{'heading' in block ? block.heading : null}</h2>
    </Section>
  );
}
