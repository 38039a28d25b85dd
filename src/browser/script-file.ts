import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {} from './booking-frame.js';
import type {} from './consent.js';
import type {} from './embed.js';
import type {} from './experiment.js';
import type {} from './frame.js';
import type {} from './gap.js';
import type {} from './gaze.js';
import type {} from './reference.js';
import type {} from './review-more.js';
import type {} from './reviews.js';
import type {} from './search.js';
import type {} from './sensor-demo.js';

export const scripts = [
  'frame',
  'booking-frame',
  'consent',
  'embed',
  'experiment',
  'gap',
  'gaze',
  'reference',
  'review-more',
  'reviews',
  'search',
  'sensor-demo',
] as const;
export type ScriptName = (typeof scripts)[number];

type ScriptFile = { name: string; text: string };

export const MINIFIED = '.browser';

function read(script: ScriptName): ScriptFile {
  const folder = process.env.NODE_ENV === 'production' ? MINIFIED : 'src/browser';
  const text = readFileSync(path.join(process.cwd(), folder, `${script}.js`), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${script}-${hash}.js`, text };
}

const kept = new Map<ScriptName, ScriptFile>();

/** The name contains a hash of the text, so browsers may cache the file forever. */
export function scriptFile(script: ScriptName): ScriptFile {
  // In development, changes show on the next page load.
  if (process.env.NODE_ENV !== 'production') return read(script);
  const file = kept.get(script) ?? read(script);
  kept.set(script, file);
  return file;
}

export const scriptAddress = (script: ScriptName) => `/assets/${scriptFile(script).name}`;

/** Whatever its hash; undefined for other files below /assets. */
export const scriptNamed = (file: string): ScriptName | undefined =>
  scripts.find((script) => file.startsWith(`${script}-`) && /^[0-9a-f]{12}\.js$/.test(file.slice(script.length + 1)));
