import type { Metadata } from 'next';
import { exampleSite } from '@/blocks/example-site';
import { blockExamples } from '@/blocks/examples';
import { blocks } from '@/blocks/index';
import { RenderBlock } from '@/blocks/render-block';
import { NotFoundView } from '@/site/documents/not-found-view';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ block: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { block: name } = await params;
  const block = blocks.find(({ slug }) => slug === name && slug in blockExamples);
  const title = block ? `${block.labels?.singular} Examples` : 'Page not found';
  return { title: `${title} | ${exampleSite.name}` };
}

/** All examples of a block, without the frame: for thumbnails, screenshots and the reference. */
export default async function ExamplesPage({ params }: Props) {
  const { block: name } = await params;
  const examples = Object.entries(blockExamples).find(([type]) => type === name)?.[1];
  if (!examples) return <NotFoundView path={`/examples/${name}`} />;
  return (
    // Without the frame, no script adds the class. Named, because it also stands in a frame of the reference.
    <main className="fonts" aria-label="Examples">
      {Object.entries(examples).map(([situation, { block, data }]) => (
        <div key={situation} data-example={situation}>
          <RenderBlock block={block} site={exampleSite} data={data} />
        </div>
      ))}
    </main>
  );
}
