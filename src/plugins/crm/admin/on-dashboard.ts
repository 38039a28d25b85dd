import { can } from '@/access/roles';
import type { OnDashboard, WaitingLine } from '@/seams/dashboard';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { type RefusedLeads, refusedLeads } from '../refused';

const lineOf = ({ count, href, reason }: RefusedLeads): WaitingLine => ({
  id: 'crm',
  kind: 'CRM',
  title: count === 1 ? 'The CRM refused a lead' : `The CRM refused ${count.toLocaleString('en')} leads`,
  href,
  count,
  details: reason,
  isAlarm: true,
});

async function lines(refused: Promise<RefusedLeads | undefined>): Promise<WaitingLine[]> {
  try {
    const found = await refused;
    return found ? [lineOf(found)] : [];
  } catch (error) {
    // The inbox says so.
    if (error instanceof SupabaseFailure) return [];
    throw error;
  }
}

/** Leads that the CRM has refused, in one line, for those who may read the inbox. */
export const onDashboard: OnDashboard = async ({ payload, user }) =>
  can({ user }, 'publish') ? { waiting: lines(refusedLeads(payload)) } : {};
