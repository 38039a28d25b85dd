import type { Fault } from './fault.ts';
import { accessFaults } from './faults/access.ts';
import { deliveryFaults } from './faults/delivery.ts';
import { formFaults } from './faults/forms.ts';
import { publishingFaults } from './faults/publishing.ts';
import { reviewFaults } from './faults/reviews.ts';

export const subjects: Record<string, Fault[]> = {
  access: accessFaults,
  publishing: publishingFaults,
  forms: formFaults,
  delivery: deliveryFaults,
  reviews: reviewFaults,
};
