import fs from 'node:fs';
import { inRoot } from '../../scripts/process/paths.ts';

const FILES = ['Dockerfile', 'docker/pooler/Dockerfile', 'docker-compose.yml'];
/** Built here. */
const OWN = /^alethia-(?:site|release)$/;

/** Every image that the files of the containers name, except those that they build: as written, in their order. */
export function namedImages(): string[] {
  const text = FILES.map((file) => fs.readFileSync(inRoot(file), 'utf8')).join('\n');
  const lines = text.matchAll(/^(?: *image: |ARG (?:NODE|DEBIAN)=|FROM )(\S+)/gm);
  const stages = [...text.matchAll(/ AS (\S+)$/gm)].map(([, stage]) => stage);
  return [...lines]
    .map(([, image = '']) => image)
    .filter((image) => !(OWN.test(image) || stages.includes(image) || image.startsWith('${')));
}

/** The reference with a digest, such as `node:24.21.0-bookworm-slim@sha256:…`. */
export function pinnedImage(repository: string): string {
  const image = namedImages().find((name) => name.startsWith(`${repository}:`));
  if (!image) throw new Error(`No file of the containers names an image of ${repository}.`);
  return image;
}
