import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT_COOKIE } from './headers';

/** Where Next stores the value of its draft cookie, which only `draftMode().enable()` hands out. */
const FOLDER = process.env.NODE_ENV === 'production' ? '.next' : '.next/dev';

let word: string | undefined;

function readWord(): string {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, 'server/preview-props.json');
  const { previewModeId } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'));
  return String(previewModeId);
}

/** For the proxy, where `draftMode()` does not work. A cookie of another build is invalid: the page is public. */
export function isDraftRequest(cookies: { get: (name: string) => { value: string } | undefined }): boolean {
  const value = cookies.get(DRAFT_COOKIE)?.value;
  if (!value) return false;
  word ??= readWord();
  return value === word;
}
