import { z } from 'zod';
import { emailAddress, limits, optionalLines, requiredText } from './fields.ts';
import { knownWeeks, lateWeeks } from './gap.ts';
import type { FieldMessages } from './messages.ts';
import { isTimeZone } from './time-zone.ts';

/** In characters; also in the messages and in the table. */
export const noteLimit = 500;

/** Whether the time is available depends on the day: slots.ts. */
export const bookingSchema = (say: FieldMessages) =>
  z.object({
    startsAt: z.string({ error: say.timeRequired }).refine((value) => !Number.isNaN(Date.parse(value)), {
      error: say.timeRequired,
    }),
    name: requiredText(say, limits.name, say.nameRequired, say.nameTooLong),
    email: emailAddress(say),
    note: optionalLines(say, noteLimit, say.noteTooLong),
    known: knownWeeks,
    late: lateWeeks,
    /** If the browser reports it. */
    timeZone: z.string().max(64).refine(isTimeZone).nullish().catch(null),
    /** Random, generated with the form: only the same form sent again returns the same confirmation. */
    key: z.uuid().nullish().catch(null),
  });
