import { RenderBlocks } from '@/blocks/render-blocks';
import { Frame } from '@/components/layout/frame';
import { findSection } from '@/data/documents';
import type { FramedSection as Props } from '@/data/preview/framed';
import './framed-section.css';

/** One section of a stored page without header and footer. The caller must have checked access. */
export async function FramedSection(props: Props) {
  const found = await findSection(props);
  if (!found) return null;
  const { block, language, path } = found;
  return (
    <Frame path={path} language={language}>
      <div className="framed-section">
        <RenderBlocks blocks={[block]} language={language} isShared />
      </div>
    </Frame>
  );
}
