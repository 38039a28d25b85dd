// Entry point of the `site` image: this server on Next's standalone output.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsAmong } from '../env/judge.ts';
import { defaults } from '../env/variables.ts';
import { takeBuiltConfig } from './next/standalone-config.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);
takeBuiltConfig(root);
// Otherwise the release step has generated one in the folder that all containers of a machine share.
const { DATA_DIR = defaults.DATA_DIR, PAYLOAD_SECRET } = settingsAmong(process.env);
const secrets = path.resolve(root, DATA_DIR, 'secrets.json');
if (!PAYLOAD_SECRET && fs.existsSync(secrets)) {
  process.env.PAYLOAD_SECRET = JSON.parse(fs.readFileSync(secrets, 'utf8')).PAYLOAD_SECRET;
}
await import('./server.ts');
