'use client';

import { type CSSProperties, useState } from 'react';
import { sectionFrame } from '@/data/preview/address';
import type { FramedSection } from '@/data/preview/framed';
import type { Change } from '@/staff/editorial/changes-in-words';

/** The width at which the section is drawn, in pixels. */
const WIDTH = 1280;

type PictureProps = FramedSection & { caption: string };

function Picture({ caption, ...section }: PictureProps) {
  const [size, setSize] = useState({ height: 600, scale: 0.25 });
  const measure = (frame: HTMLIFrameElement) => {
    const height = frame.contentDocument?.querySelector('main')?.scrollHeight;
    const width = frame.parentElement?.clientWidth;
    if (height && width) setSize({ height, scale: width / WIDTH });
  };
  return (
    <figure className="section-picture">
      <figcaption>{caption}</figcaption>
      <div style={{ '--frame-height': size.height, '--frame-scale': size.scale } as CSSProperties}>
        <iframe
          inert
          tabIndex={-1}
          loading="lazy"
          title={caption}
          src={sectionFrame(section)}
          width={WIDTH}
          height={size.height}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
      </div>
    </figure>
  );
}

type Props = { id: string; section: NonNullable<Change['section']> };

/** How a section looks to visitors now, and after publishing. */
export function SectionPictures({ id, section: { id: section, isBefore, isAfter } }: Props) {
  return (
    <div className="section-pictures">
      {isBefore ? <Picture caption="Before" id={id} section={section} version="published" /> : null}
      {isAfter ? <Picture caption="After" id={id} section={section} version="newest" /> : null}
    </div>
  );
}
