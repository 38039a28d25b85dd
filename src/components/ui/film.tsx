import type { Media as File } from '@payload-types';

type Props = { video: File; poster?: File; captions?: File; name: string };

/** A video of the library. Nothing of it loads before a visitor starts it. `name`: if the file has no description. */
export const Film = ({ video, poster, captions, name }: Props) => (
  // biome-ignore lint/a11y/useMediaCaption: a video without speech has none
  <video
    controls
    playsInline
    preload="none"
    poster={poster?.sizes?.w1600?.url ?? poster?.url ?? undefined}
    width={poster?.width ?? undefined}
    height={poster?.height ?? undefined}
    aria-label={video.alt || poster?.alt || name}
  >
    <source src={video.url ?? undefined} type={video.mimeType ?? undefined} />
    {captions ? <track kind="captions" src={captions.url ?? undefined} srcLang="en" label="English" /> : null}
  </video>
);
