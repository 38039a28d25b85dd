import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buttonEntries, markupOf } from '../../registry/components';
import { SampleView } from './sample';

const sorted = (markup: string) =>
  markup.replaceAll('disabled=""', 'disabled').replace(
    /^<(\w+) ([^>]*)>/,
    (_, tag, attributes) =>
      `<${tag} ${attributes
        .match(/[\w-]+(="[^"]*")?/g)
        .toSorted()
        .join(' ')}>`,
  );

test.each(buttonEntries)('the code of $name is what the page renders', ({ sample }) => {
  expect(sorted(markupOf(sample))).toBe(sorted(renderToStaticMarkup(<SampleView sample={sample} />)));
});

test('text is escaped', () => {
  expect(markupOf({ tag: 'div', className: 'a', attributes: { title: '"' }, text: 'a < b & c' })).toBe(
    '<div class="a" title="&quot;">a &lt; b &amp; c</div>',
  );
});
