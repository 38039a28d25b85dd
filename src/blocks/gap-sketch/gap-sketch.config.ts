import { heading, intro } from '@/fields/heading';
import { points } from '@/fields/points';
import { row, text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Visitors draw the gap of one of their own decisions and bring it to a session. */
export const gapSketch = defineBlock({
  slug: 'gap-sketch',
  singular: 'Gap to draw',
  plural: 'Gaps to draw',
  interfaceName: 'GapSketchBlock',
  group: 'Contact',
  use: 'Visitors draw how late a decision reached them, and bring that to a session.',
  fields: [
    heading(),
    intro(),
    text('question', 80, 'Above the decisions to choose from.', { defaultValue: 'A decision that reaches us late' }),
    points('decisions', 'What visitors choose from, in a few words each.', {
      label: 'Decisions',
      minRows: 1,
      maxRows: 12,
      maxLength: 60,
    }),
    row(
      text('knownLabel', 40, 'When somebody first knew.', { defaultValue: 'First known', width: '50%' }),
      text('knownText', 60, 'After the number of weeks.', { defaultValue: 'before it reached us', width: '50%' }),
    ),
    text('reachedLabel', 40, 'The mark between both.', { defaultValue: 'it reached us' }),
    row(
      text('lateLabel', 40, 'When it could no longer be changed.', { defaultValue: 'Too late', width: '50%' }),
      text('lateText', 60, 'After the number of weeks.', { defaultValue: 'after it reached us', width: '50%' }),
    ),
    row(
      text('week', 20, 'After the number 1.', { defaultValue: 'week', custom: { holds: 'phrase' }, width: '50%' }),
      text('weeks', 20, 'After any other number.', {
        defaultValue: 'weeks',
        custom: { holds: 'phrase' },
        width: '50%',
      }),
    ),
    text('line', 120, 'What the line says. {had} is all weeks, {used} the number of those that were left.', {
      defaultValue: 'You had {had}. You used {used}.',
      custom: { holds: 'phrase' },
    }),
    textArea('note', 300, 'The note of the booking. {decision}, {known}, {late}, {had} and {used} are filled in.', {
      custom: { holds: 'phrase' },
      defaultValue:
        '{decision}: first known {known} before it reached us, too late {late} after. We had {had} and used {used}.',
    }),
    text('button', 60, 'Leads to the booking page, with the drawing.', { defaultValue: 'Bring this to a session' }),
  ],
});
