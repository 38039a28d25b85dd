import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adminWords, scriptsIn, classesIn as selectedBy, sourceOf, versionOf } from '../../tests/helpers/installed';
import { buttonClass, classNames } from './class-names';
import { DISCARD_UPLOADS } from './elements';
import { fieldId } from './field-elements';

const words = adminWords();
const files = ['elements', 'field-elements', 'row-elements', 'accessible-names'];

/** `.a:not(.b)` in any text or template of a file. */
const classesIn = (file: string): string[] =>
  fs
    .readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/'[^']*'|`[^`]*`/g)].map(([text]) => text))
    .filter((text) => !text.startsWith("'@") && !/^['`]\.\.?\//.test(text))
    .flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''));

const gone = (name: string, file: string) =>
  `@payloadcms/ui ${versionOf('@payloadcms/ui')} has no class name "${name}" any more. Look in its dist/elements and ` +
  `dist/fields for what replaced it, and correct ${file} in src/payload.`;

const selected = files.flatMap((file) => [...new Set(classesIn(file))].map((name) => [file, name] as const));

it.each(selected)('%s: the admin has an element with the class %s', (file, name) => {
  expect(words.has(name), gone(name, file)).toBe(true);
});

const own = fs
  .globSync('src/**/*.{ts,tsx}')
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');
const sheets = fs
  .globSync('src/payload/styles/*.css')
  .flatMap((file) => [...new Set(selectedBy(fs.readFileSync(file, 'utf8')))].map((name) => [file, name] as const));

it.each(sheets)('%s: there is an element with the class %s', (file, name) => {
  const isThere = words.has(name) || own.includes(name) || /^(?:btn--style-|collection-list--|cell-)/.test(name);
  expect(isThere, gone(name, path.basename(file))).toBe(true);
});

const looks = [buttonClass({ look: 'primary', size: 'small' }), buttonClass({ look: 'secondary', size: 'large' })];
it.each([...Object.values(classNames), ...looks.flatMap((look) => look.split(' '))])('the admin styles %s', (name) => {
  const isVariant = /^btn--(?:style|size)-/.test(name);
  const isThere = isVariant ? sourceOf('@payloadcms/ui/dist/styles.css').includes(`.${name}`) : words.has(name);
  expect(isThere, gone(name, 'class-names')).toBe(true);
});

it('the inputs of fields have ids of their path', () => {
  expect(fieldId('meta.title')).toBe('field-meta__title');
  const text = sourceOf('@payloadcms/ui/dist/fields/Text/Input.js');
  expect(
    /`field-\$\{path\??\.replace\(\/\\\.\/g, ["']__["']\)\}`/.test(text),
    'Payload no longer writes the path of a field as `field-a__b`. Look in @payloadcms/ui/dist/fields/Text/Input.js, ' +
      'and correct fieldId and pathOf in src/payload/field-elements.ts.',
  ).toBe(true);
});

it('the rows of lists have ids of their list and index', () => {
  const rows = ['Array/ArrayRow.js', 'Blocks/BlockRow.js'].map((file) =>
    sourceOf(`@payloadcms/ui/dist/fields/${file}`),
  );
  expect(
    rows.every((text) => /-row-\$\{rowIndex\}/.test(text) && /split\(["']\.["']\)\.join\(["']-["']\)/.test(text)),
    'Payload no longer gives rows ids such as `blocks-2-cards-row-0`. Look in @payloadcms/ui/dist/fields/{Array,Blocks}, ' +
      'and correct src/payload/row-elements.ts.',
  ).toBe(true);
});

it('publishing is a press on the button with the id action-save', () => {
  expect(
    scriptsIn('@payloadcms/ui/dist/elements/PublishButton').some((text) => text.includes('"action-save"')),
    'The id of the publish button has changed. Look in @payloadcms/ui/dist/elements/PublishButton, and correct ' +
      '`publish` in src/payload/elements.ts: without it, checks before publishing are skipped.',
  ).toBe(true);
});

it('questions are canceled by the button with the id confirm-cancel', () => {
  expect(
    scriptsIn('@payloadcms/ui/dist/elements/ConfirmationModal').some((text) => text.includes('"confirm-cancel"')),
    'The id of the button that cancels has changed. Look in @payloadcms/ui/dist/elements/ConfirmationModal, and correct ' +
      '`cancelQuestion` in src/payload/elements.ts: without it, the focus of a deletion begins on the dangerous control.',
  ).toBe(true);
});

it('the window for several uploads has a question before it discards them', () => {
  expect(
    scriptsIn('@payloadcms/ui/dist/elements/BulkUpload').some((text) => text.includes(`'${DISCARD_UPLOADS}'`)),
    'Its name has changed. Look in @payloadcms/ui/dist/elements/BulkUpload/DiscardWithoutSaving, and correct ' +
      'DISCARD_UPLOADS in src/payload/elements.ts: without it, Escape discards what was chosen and described.',
  ).toBe(true);
});

it.each([
  ['UnpublishButton', 'action-unpublish', 'unpublish'],
  ['Status', 'action-revert-to-published', 'revert'],
])('the menu beside Publish presses a button of %s with the id %s', (element, id, name) => {
  expect(
    scriptsIn(`@payloadcms/ui/dist/elements/${element}`).some((text) => text.includes(`"${id}"`)),
    `The id of this button has changed. Look in @payloadcms/ui/dist/elements/${element}, and correct \`${name}\` in ` +
      'src/payload/elements.ts: without it, the entry of the menu beside Publish does nothing.',
  ).toBe(true);
});
