import { LayoutDrawing } from './layout-drawing';

export type PictureKind = 'layout' | 'ground' | 'figure';

/** Decorative: its name is below. */
export function OptionPicture({ kind, value }: { kind: PictureKind; value: string }) {
  if (kind === 'ground') return <i className={`picture-ground picture-ground--${value}`} aria-hidden="true" />;
  if (kind === 'layout') return <LayoutDrawing layout={value} />;
  if (!value) return <i className="picture-none" aria-hidden="true" />;
  return (
    // biome-ignore lint/performance/noImgElement: a small file of our own, as it is
    <img src={`/blocks/figures/${value}.png`} alt="" width={96} height={72} loading="lazy" />
  );
}
