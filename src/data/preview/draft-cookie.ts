import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Next's draft cookie, and where Next stores the value that only `draftMode().enable()` hands out. */
const COOKIE = '__prerender_bypass';
const FOLDER = process.env.NODE_ENV === 'production' ? '.next' : '.next/dev';

let word: string | undefined;

function readWord(): string {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, 'server/preview-props.json');
  const { previewModeId } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'));
  return String(previewModeId);
}

/**
 * True if the request has a valid draft cookie. For the proxy, where `draftMode()` does not work (Next provides the
 * value in the edge runtime only). A cookie of another build is invalid: the request gets the public page.
 */
export function isDraftRequest(cookies: { get: (name: string) => { value: string } | undefined }): boolean {
  const value = cookies.get(COOKIE)?.value;
  if (!value) return false;
  word ??= readWord();
  return value === word;
}
