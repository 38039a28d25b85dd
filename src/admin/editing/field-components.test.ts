import { expect, it } from 'vitest';
import { edited } from '../../../tests/helpers/edited';

// Payload re-renders these with every form state, and React shows no typed character until that has arrived. Fields of
// type `ui` are rendered once.
it.each(edited.map(({ slug, fields }) => [slug, fields] as const))(
  '%s has no component beside an input',
  (_, fields) => {
    expect(JSON.stringify(fields)).not.toMatch(/"(before|after)Input"/);
  },
);
