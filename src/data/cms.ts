import config from '@payload-config';
import { getPayload } from 'payload';

export const cms = () => getPayload({ config });

/** With the capabilities, and without a connection to the database. */
export const configuration = async () => ({ config: await config });
