import type { ReactNode } from 'react';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { hrefSchema, isExternal } from '@/lib/href';
import type { Site } from '@/lib/site';
import type { BlockProps } from '../types';

function Linked({ address, site, children }: { address?: string | null; site: Site; children: ReactNode }) {
  const { data: href } = hrefSchema.safeParse(address);
  if (!href) return children;
  if (!isExternal(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${site.words.frame.newTab}`}</span>
    </a>
  );
}

/** Missing logos are left out, and so is a section without any. */
export function Logos({ block, site }: BlockProps<'logos'>) {
  const shown = block.logos.flatMap(({ id, picture, address }) => {
    const logo = pictureIn(picture);
    return logo ? [{ key: id ?? logo.id, logo, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section settings={block.section} className="logos" label={block.heading ? undefined : site.words.sections.logos}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul className="logos-list">
        {shown.map(({ key, logo, address }) => (
          <li key={key}>
            <Linked address={address} site={site}>
              <Picture picture={logo} sizes="200px" />
            </Linked>
          </li>
        ))}
      </ul>
    </Section>
  );
}
