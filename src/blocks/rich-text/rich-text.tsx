import { RichText as Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../types';

export function RichText({ block: { section, heading, body }, site }: BlockProps<'rich-text'>) {
  return (
    <Section settings={section}>
      <div className="running-text">
        {heading ? <h2 className="text-page">{heading}</h2> : null}
        <Text body={body} below={heading ? 2 : 1} site={site} />
      </div>
    </Section>
  );
}
