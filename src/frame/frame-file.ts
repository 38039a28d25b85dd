import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {} from './frame.js';

type FrameFile = { name: string; text: string };

function read(): FrameFile {
  const text = readFileSync(path.join(process.cwd(), 'src/frame/frame.js'), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `frame-${hash}.js`, text };
}

let kept: FrameFile | undefined;

/** The frame's script. Its name holds the hash of its text, so that browsers may keep it for ever. */
export function frameFile(): FrameFile {
  // A developer who edits the script sees the change with the next page.
  if (process.env.NODE_ENV !== 'production') return read();
  kept ??= read();
  return kept;
}

/** Where pages ask for it: scripts of the site's own live below /assets. */
export const frameAddress = () => `/assets/${frameFile().name}`;
