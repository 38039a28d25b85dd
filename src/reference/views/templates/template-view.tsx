import { exampleSite } from '@/blocks/example-site';
import { Hero } from '@/blocks/hero/hero';
import { RenderBlock } from '@/blocks/render-block';
import type { Ground } from '@/fields/section';
import type { TemplateContent } from '../../registry/templates';
import { Pricing } from './pricing';
import { Testimonials } from './testimonials';

type Props = { ground: Ground; content: TemplateContent };

/** Its hero does not open this page, so its headline is no h1. */
export function TemplateView({ ground, content }: Props) {
  switch (content.kind) {
    case 'pricing':
      return <Pricing ground={ground} {...content} />;
    case 'testimonials':
      return <Testimonials ground={ground} {...content} />;
    case 'hero':
      return <Hero block={content.block} site={exampleSite} data={undefined} headline="h4" />;
    case 'block':
      return <RenderBlock block={content.block} site={exampleSite} />;
  }
}
