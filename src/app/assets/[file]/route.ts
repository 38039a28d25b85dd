import { scriptFile, scriptNamed } from '@/browser/script-file';
import { icon } from '@/design-system/icon';

const KEEP_A_DAY = 'public, max-age=86400';
const KEEP = 'public, max-age=31536000, immutable';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** The site's scripts and its icon. An outdated script name returns the current script, uncacheable. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file === 'icon.svg') {
    return new Response(icon, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEEP_A_DAY } });
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
