import type { AfterErrorHook } from 'payload';
import { DISK_FULL, sqlState } from '@/lib/sql-state';

const ENOSPC = /\bENOSPC\b/;
const FULL =
  'The disk of the server is full, so nothing was saved. Ask an administrator to free some space, then try again.';

/** Returns 507 with what to do, instead of the 500 of Payload, where the database or a file had no room. */
export const tellFullDisk: AfterErrorHook = ({ error }) =>
  sqlState(error) === DISK_FULL || ENOSPC.test(error.message)
    ? { status: 507, response: { errors: [{ message: FULL }] } }
    : undefined;
