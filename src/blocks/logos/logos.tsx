import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { BlockProps } from '../types';

/** Logos in rows of one height. Deleted ones are left out, and so is a section without any. */
export function Logos({ block }: BlockProps<'logos'>) {
  const shown = block.logos.flatMap(({ id, picture }) => {
    const logo = pictureIn(picture);
    return logo ? [{ key: id ?? logo.id, logo }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section settings={block.section} className="logos" label={block.heading ? undefined : 'Logos'}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul className="logos-list">
        {shown.map(({ key, logo }) => (
          <li key={key}>
            <Picture picture={logo} sizes="200px" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
