import { ImageResponse } from 'next/og';
import { LinkPreview } from './link-preview';
import { drawable, previewFamilies, previewFonts } from './preview-fonts';

type Words = { title: string; description: string; site: { name: string } };

/** PNG of a link preview, drawn without the network. */
export async function drawPreview({ title, description, site }: Words, headers: Record<string, string> = {}) {
  const { fonts, letters } = await previewFonts();
  const name = drawable(site.name, letters);
  const words = {
    title: drawable(title, letters) || name,
    description: drawable(description, letters),
    site: { name },
  };
  const drawing = <LinkPreview {...words} fontFamily={previewFamilies} />;
  return new ImageResponse(drawing, { width: 1200, height: 630, headers, fonts });
}
