import type { ServerProps } from 'payload';
import type { LastCheck } from '../stored';
import { LINK_CHECK } from '../stored';
import { CheckNow } from './check-now';

export async function CheckBar({ payload }: Pick<ServerProps, 'payload'>) {
  return <CheckNow last={await payload.kv.get<LastCheck>(LINK_CHECK)} />;
}
