import { can } from '@/access/roles';
import type { OnDashboard } from '@/seams/dashboard';
import { Readers } from './readers';

/** Who reads the twins, for those who publish. */
export const onDashboard: OnDashboard = async ({ user, payload }) =>
  can({ user }, 'publish') ? { received: (since) => <Readers payload={payload} since={since} /> } : {};
