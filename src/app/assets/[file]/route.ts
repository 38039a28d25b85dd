import { isSpeculationFile, SPECULATION_TYPE, speculationFile, speculationRules } from '@/delivery/speculation.mjs';
import { scriptFile, scriptNamed } from '@/frame/script-file';

const KEEP = 'public, max-age=31536000, immutable';

const found = (text: string, type: string, isToday: boolean) =>
  new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': isToday ? KEEP : 'no-store' } });

/**
 * The site's own scripts, and which pages browsers may fetch ahead. A page from before an update may still ask for one by
 * an older name: it gets today's, which nobody may keep under that name.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (isSpeculationFile(file)) return found(speculationRules, SPECULATION_TYPE, file === speculationFile);
  const script = scriptNamed(file);
  if (!script) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const { name, text } = scriptFile(script);
  return found(text, 'text/javascript; charset=utf-8', file === name);
}
