import { expect, it } from 'vitest';
import { scriptsIn } from '../../tests/helpers/installed';
import { scheduleModal } from './schedule-modal';

it('the drawer of a schedule is named after its document', () => {
  expect(scheduleModal('a')).toBe('schedule-publish-a');
  expect(
    scriptsIn('@payloadcms/ui/dist/elements/PublishButton').some((text) => /`schedule-publish-\$\{id\}`/.test(text)),
    'The name of the drawer has changed. Look in @payloadcms/ui/dist/elements/PublishButton, and correct ' +
      'src/payload/schedule-modal.ts: without it, staff get Payload’s drawer, whose times have no zone.',
  ).toBe(true);
});
