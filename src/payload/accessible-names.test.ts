import { expect, it } from 'vitest';
import { sourceOf, versionOf } from '../../tests/helpers/installed';

/** A file of the admin, and what it would contain with a name of its own. */
it.each([
  ['fields/Checkbox/Input.js', /"aria-label": (?!"")/, '.select-row input'],
  ['elements/Pagination/ClickableArrow/index.js', /aria-label/, '.clickable-arrow--left'],
  ['elements/DatePicker/DatePicker.js', /aria-label/, '.date-time-picker__clear-button'],
  ['elements/LivePreview/Toolbar/SizeInput/index.js', /aria-label/, '[name="live-preview-width"]'],
  ['elements/ArrayAction/index.js', /aria-label/, '.array-actions .popup-button'],
  ['elements/Upload/index.js', /aria-label/, '.file-field__remove'],
  ['elements/Popup/PopupTrigger/index.js', /aria-label/, '.popup-button'],
])('%s gives no name', (file, named, selector) => {
  const source = sourceOf(`@payloadcms/ui/dist/${file}`);
  const version = `@payloadcms/ui ${versionOf('@payloadcms/ui')}`;
  expect(source, `${version} has no ${file} any more: does what replaced it have a name?`).not.toBe('');
  expect(
    named.test(source),
    `${version} names it itself, it seems. Look at the element in a browser, and remove the entry with ${selector} from ` +
      'src/payload/accessible-names.ts.',
  ).toBe(false);
});
