import type { AfterErrorHook } from 'payload';
import { FULL, isDiskFull } from '@/lib/sql-state';

/** Returns 507 with what to do, instead of the 500 of Payload, where the database or a file had no room. */
export const tellFullDisk: AfterErrorHook = ({ error }) =>
  isDiskFull(error) ? { status: 507, response: { errors: [{ message: FULL }] } } : undefined;
