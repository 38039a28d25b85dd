import sharp from 'sharp';
import { scriptFile, scriptNamed } from '@/browser/script-file';
import { icon } from '@/design-system/icon';
import { plainStylesheet } from '@/design-system/stylesheet';
import { tokensFile } from '@/design-system/tokens-file';

const KEEP_A_DAY = 'public, max-age=86400';
const KEEP = 'public, max-age=31536000, immutable';

/** Of the mark in mails, where no SVG is shown: three times its size there. */
const MARK_PX = 96;

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** What designers download from the reference. */
const tokens: Record<string, { type: string; text: () => string }> = {
  'tokens.json': { type: 'application/json', text: () => `${JSON.stringify(tokensFile(), null, 2)}\n` },
  'tokens.css': { type: 'text/css', text: plainStylesheet },
};

/** The site's scripts, its icon, its tokens, and its mark for mails. An outdated script name returns the current script, uncacheable. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file === 'icon.svg') {
    return new Response(icon, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEEP_A_DAY } });
  }
  if (file === 'mark.png') {
    const picture = await sharp(Buffer.from(icon), { density: 72 * 6 })
      .resize(MARK_PX, MARK_PX)
      .png()
      .toBuffer();
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': KEEP_A_DAY },
    });
  }
  const listed = tokens[file];
  if (listed) {
    const headers = { 'Content-Type': `${listed.type}; charset=utf-8`, 'Cache-Control': KEEP_A_DAY };
    return new Response(listed.text(), { headers });
  }
  const script = scriptNamed(file);
  if (!script) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const { name, text } = scriptFile(script);
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': file === name ? KEEP : 'no-store',
    },
  });
}
