import { can } from '@/access/roles';
import type { OnDashboard } from '@/seams/dashboard';
import { isCounting } from '../is-counting';
import { readStatistics } from '../read-statistics';
import { Figures } from './figures';

/** For those who publish. */
export const onDashboard: OnDashboard = async ({ payload, user }) => {
  if (!can({ user }, 'publish')) return {};
  const [statistics, isOn] = await Promise.all([readStatistics(payload), isCounting(payload)]);
  return { main: (parts) => <Figures statistics={statistics} isOn={isOn} parts={parts} /> };
};
