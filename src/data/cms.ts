import config from '@payload-config';
import { getPayload } from 'payload';

/** Payload, for everything below the routes that reads or writes content. */
export const cms = () => getPayload({ config });
