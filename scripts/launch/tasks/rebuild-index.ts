/** Run by `payload run`. */
import config from '@payload-config';
import { getPayload } from 'payload';
import { rebuildIndex } from '../../../src/search/rebuild-index';

const payload = await getPayload({ config, disableOnInit: true });
const count = await rebuildIndex(payload);
console.log(`${count} documents are in the text index.`);
await payload.destroy();
process.exit(0);
