import { z } from 'zod';
import './jitless.ts';

/**
 * A gap as a visitor draws it, in weeks: from when somebody first knew until the decision reached those who decide, and
 * from then until it was too late. Also in the checks of the table.
 */
export const gapWeeks = { known: { min: 1, max: 20 }, late: { min: 0, max: 8 } } as const;

const weeks = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .or(z.number())
    .pipe(z.int().min(min).max(max))
    .optional()
    .catch(undefined);

export const knownWeeks = weeks(gapWeeks.known);
export const lateWeeks = weeks(gapWeeks.late);
