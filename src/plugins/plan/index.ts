import type { CollectionConfig } from 'payload';
import { capability } from '@/seams/capability';
import { revokeAddress } from './address';
import { planEndpoints } from './endpoints';
import { ofCore } from './schedules';

/** A deleted account leaves no address. */
const withoutAddress = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    afterDelete: [
      ...(users.hooks?.afterDelete ?? []),
      async ({ id, req }) => {
        await revokeAddress(req.payload, String(id));
      },
    ],
  },
});

/**
 * Plan: everything that has a date, as a month and a list, moved by dragging or a dialog, and as a calendar to subscribe
 * to (docs/decisions/067-plan.md). Adds a view and its endpoints, and asks the others for their entries (`plan`).
 */
export const planPlugin = capability({
  slug: 'plan',
  endpoints: planEndpoints,
  extend: { users: withoutAddress },
  plan: ofCore,
  doors: [
    {
      door: 'plan',
      view: '/plan',
      label: 'Plan',
      isFront: true,
      about: 'Everything that has a date: schedules, releases, closing days, issues and experiments.',
      keywords: 'calendar month date schedule',
      needs: 'write',
    },
  ],
  admin: {
    views: {
      plan: { Component: '/plugins/plan/admin/plan-view#PlanView', path: '/plan', meta: { title: 'Plan' } },
    },
  },
});
