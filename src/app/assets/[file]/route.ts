import { frameFile } from '@/frame/frame-file';

const KEEP = 'public, max-age=31536000, immutable';

/**
 * The site's own scripts. A page from before an update may still ask for the frame by an older name: it gets today's
 * script, which nobody may keep under that name.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const { name, text } = frameFile();
  if (!/^frame-[0-9a-f]{12}\.js$/.test(file)) return new Response('Not found', { status: 404 });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': file === name ? KEEP : 'no-store',
    },
  });
}
