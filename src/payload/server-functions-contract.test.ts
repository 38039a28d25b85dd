import { expect, it } from 'vitest';
import { scriptsIn, sourceOf } from '../../tests/helpers/installed';
import { NOT_FOUND, names } from './server-functions';

const FILE = '@payloadcms/next/dist/utilities/handleServerFunctions.js';

it.each(names)('Payload has the function %s', (name) => {
  expect(
    new RegExp(`['"]?${name}['"]?: \\w+`).test(sourceOf(FILE)),
    `The admin no longer calls "${name}", or finds it elsewhere. Look at ${FILE}, and correct the list of ` +
      'src/payload/server-functions.ts: a call that it does not know is refused.',
  ).toBe(true);
});

/** Refused on purpose: they belong to locales, Payload's own slug field and `RenderLexical`, which this site does not use. */
const refused = ['copy-data-from-locale', 'render-field', 'slugify'];

it('no function of Payload is refused by accident', () => {
  const known = [...sourceOf(FILE).matchAll(/^ {2}'?([a-z]+(?:-[a-z]+)*)'?: \w+(?:Handler|Action|Fn|Function)/gm)];
  const found = known.map(([, name]) => name ?? '');
  expect(found.length, `The list of functions in ${FILE} has another form.`).toBeGreaterThan(5);
  const unknown = found.filter((name) => !names.includes(name as (typeof names)[number]) && !refused.includes(name));
  expect(unknown, `Decide in src/payload/server-functions.ts whether the admin may call them.`).toEqual([]);
});

it('what a person may not see is an error with the text not-found', () => {
  const folders = ['ui', 'next'].map((name) => `@payloadcms/${name}/dist`);
  expect(
    folders.flatMap(scriptsIn).some((text) => text.includes(`new Error('${NOT_FOUND}')`)),
    'Payload reports in another way that a person may not see a list or document. Look in @payloadcms/ui/dist/views and ' +
      '@payloadcms/next/dist/views, and correct NOT_FOUND in src/payload/server-functions.ts.',
  ).toBe(true);
});
