import { readFileSync } from 'node:fs';
import { co2 } from '@tgwf/co2';
import { z } from 'zod';
import { inRoot } from '../../process/paths.ts';

const MODEL = 4;
const model = new co2({ model: 'swd', version: MODEL });

/** Grams of CO₂ equivalent of loading this many bytes, by the Sustainable Web Design Model, from no green host. */
export const gramsOf = (bytes: number): number => model.perByte(bytes, false);

export function carbonProgram(): string {
  const manifest = readFileSync(inRoot('node_modules/@tgwf/co2/package.json'), 'utf8');
  const { name, version } = z.object({ name: z.string(), version: z.string() }).parse(JSON.parse(manifest));
  return `Sustainable Web Design Model ${MODEL} (${name} ${version})`;
}
