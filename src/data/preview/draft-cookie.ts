import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Next's own cookie for drafts, and where it keeps the value that only `draftMode().enable()` hands out. */
const COOKIE = '__prerender_bypass';
const FOLDER = process.env.NODE_ENV === 'production' ? '.next' : '.next/dev';

let word: string | undefined;

function readWord(): string {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, 'server/preview-props.json');
  const { previewModeId } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'));
  return String(previewModeId);
}

/**
 * Is the request one of a preview? Asked in the proxy, where `draftMode()` does not know (Next gives it the value in the
 * edge runtime only). A cookie of another build is none: such a request gets the public page.
 */
export function isDraftRequest(cookies: { get: (name: string) => { value: string } | undefined }): boolean {
  const value = cookies.get(COOKIE)?.value;
  if (!value) return false;
  word ??= readWord();
  return value === word;
}
