import type { RenewalCalendarBlock } from '@payload-types';
import { signals } from '../signals';

export const renewals: RenewalCalendarBlock = {
  blockType: 'renewal-calendar',
  heading: 'What was known before each renewal',
  intro: 'A finding after the date waits a year.',
  renewals: [
    { name: 'Marine cargo', month: 2, day: 15, reading: 'two ports, one trucker', weeks: 5 },
    { name: 'Property, river sites', month: 4, day: 1, reading: signals.insurance.value, weeks: 9, unread: true },
    { name: 'Windstorm treaty', month: 6, day: 1, reading: 'roofs newer than the model', weeks: 7 },
    { name: 'Contractors’ liability', month: 7, day: 1, reading: 'same foreman on three sites', weeks: 6 },
    { name: 'Warehouse stock', month: 9, day: 1, reading: 'new tenant, old schedule', weeks: 8 },
    { name: 'Delegated homeowners', month: 10, day: 15, reading: 'bordereau late again', weeks: 4 },
  ],
  measure: 'weeks to change the terms',
  section: { ground: 'white', spacing: 'standard', anchor: 'renewals' },
};
