import { expect, it } from 'vitest';
import { sourceOf } from '../../tests/helpers/installed';
import { SAVED, TYPED } from './preview-messages';

const FILE = '@payloadcms/ui/dist/elements/LivePreview/Window/index.js';

it.each([
  `type: '${TYPED}'`,
  `type: '${SAVED}'`,
  ...['collectionSlug,', 'globalSlug,', 'data: values', 'externallyUpdatedRelationship:'],
])('the form sends %s to the preview', (part) => {
  expect(
    sourceOf(FILE),
    `Payload's form sends other messages to the preview, which would not follow what is typed. Look at ${FILE}, and ` +
      'correct src/payload/preview-messages.ts and readTyped in src/data/preview/messages.ts.',
  ).toContain(part);
});
