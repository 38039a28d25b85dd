import type { Template } from './templates';

export const TemplatePicture = ({ blocks }: Pick<Template, 'blocks'>) => (
  <span className="template-picture" aria-hidden="true">
    {blocks.map((slug) => (
      // biome-ignore lint/performance/noImgElement: a small file of our own, as it is
      <img key={slug} src={`/blocks/${slug}.png`} alt="" width={180} height={120} loading="lazy" />
    ))}
  </span>
);
