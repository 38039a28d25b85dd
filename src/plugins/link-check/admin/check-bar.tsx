import type { ServerProps } from 'payload';
import { lastCheck } from '../stored';
import { CheckNow } from './check-now';

export async function CheckBar({ payload }: Pick<ServerProps, 'payload'>) {
  return <CheckNow last={await lastCheck(payload)} />;
}
