import { capability } from '@/seams/capability';
import { crmCourier } from './courier';
import { withCrm } from './fields';
import { crmLeads } from './states';

/**
 * CRM: HubSpot and Salesforce get what visitors send, through the outbox of webhooks (docs/decisions/079-crm.md,
 * docs/operations.md). Adds fields to webhooks and a column to the inbox, which show once there is a CRM, and a line on Home
 * about leads that it has refused.
 */
export const crmPlugin = capability({
  slug: 'crm',
  requires: ['webhooks', 'inbox'],
  extend: { webhooks: withCrm },
  courier: crmCourier,
  leads: crmLeads,
  dashboard: '/plugins/crm/admin/on-dashboard#onDashboard',
});
