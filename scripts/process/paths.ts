import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Next keeps it when it builds. */
export const buildFolder = inRoot('.next/cache');
/** Of its own: tests build while the development server runs, which has its own output. */
export const developmentFolder = inRoot('.next/cache/dev');

/** To be run by the current Node: npx would not forward signals. */
export const bins = {
  next: inRoot('node_modules/next/dist/bin/next'),
  payload: inRoot('node_modules/payload/bin.js'),
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  deno: inRoot('node_modules/deno/bin.cjs'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
};
