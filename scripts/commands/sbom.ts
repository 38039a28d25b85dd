/** `npm run sbom [-- file]`: the packages that the site runs with, as a CycloneDX list. Default: `.data/sbom.cdx.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { lockSchema } from '../harness/dependencies.ts';
import { writePartsList } from '../harness/parts-list.ts';
import { inRoot } from '../process/paths.ts';
import { say } from '../process/step.ts';

const file = path.resolve(process.argv[2] ?? inRoot('.data/sbom.cdx.json'));
const lock = lockSchema.parse(JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')));
say(`${writePartsList(file, lock)} packages: ${file}`);
