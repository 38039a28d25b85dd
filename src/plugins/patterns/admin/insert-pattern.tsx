'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ask, whyNotSent } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { useSections } from './use-sections';

const response = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string().nullish(),
      blocks: z.array(z.looseObject({ blockType: z.string(), id: z.string().nullish() })),
    }),
  ),
});
type Pattern = z.infer<typeof response>['docs'][number];

async function readPatterns(): Promise<Pattern[]> {
  return response.parse(await ask('GET', '/patterns?depth=0&limit=200&sort=title')).docs;
}

export function InsertPattern({ onDone }: { onDone: () => void }) {
  const [patterns, setPatterns] = useState<Pattern[] | 'reading' | 'failed'>('reading');
  const [isBusy, setIsBusy] = useState(false);
  const { append } = useSections();

  useEffect(() => {
    readPatterns().then(setPatterns, () => setPatterns('failed'));
  }, []);

  const insert = async ({ title, blocks }: Pattern) => {
    setIsBusy(true);
    const isDone = await append(blocks);
    setIsBusy(false);
    if (!isDone) return toast.error(whyNotSent('The pattern could not be inserted. Try again.'));
    toast.success(`“${title}” was added at the end of the page. Move its sections to where they belong.`);
    onDone();
  };

  if (patterns === 'reading') return <p role="status">Loading patterns …</p>;
  if (patterns === 'failed') return <p role="alert">The patterns could not be loaded. Close this and try again.</p>;
  if (patterns.length === 0) {
    return <p>There are no patterns yet. Close this and press “Save sections as a pattern” to create the first one.</p>;
  }
  return (
    <ul className="pattern-list">
      {patterns.map((pattern) => (
        <li key={pattern.id}>
          <div className="pattern-pictures" aria-hidden="true">
            {pattern.blocks.slice(0, 4).map(({ blockType }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same kind of section may come twice, and nothing moves
              // biome-ignore lint/performance/noImgElement: a small file of our own, as it is
              <img key={index} src={`/blocks/${blockType}.png`} alt="" width={120} height={80} loading="lazy" />
            ))}
          </div>
          <h3>{pattern.title}</h3>
          <p>
            {pattern.blocks.length === 1 ? 'One section. ' : `${pattern.blocks.length} sections. `}
            {pattern.description}
          </p>
          <Button size="small" isBusy={isBusy} onClick={() => insert(pattern)} aria-label={`Insert ${pattern.title}`}>
            Insert
          </Button>
        </li>
      ))}
    </ul>
  );
}
