import { expect, it } from 'vitest';
import { edited } from './edited';

// Payload renders such components again for every answer to the form, and until theirs has arrived completely React
// cannot show what is typed. A field of the type `ui` is rendered once.
it.each(edited.map(({ slug, fields }) => [slug, fields] as const))(
  '%s has no component beside an input',
  (_, fields) => {
    expect(JSON.stringify(fields)).not.toMatch(/"(before|after)Input"/);
  },
);
