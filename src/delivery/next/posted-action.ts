import { z } from 'zod';

/** One function with one bound argument, which is the next part. */
const REFERENCE = /^\{"id":"[0-9a-f]{42}","bound":"\$@1"\}$/;

const text = z.string();
const texts = z.record(text, text);
/** A `FormState`, as React writes it into the page. */
const states = z.tuple([
  z.strictObject({
    entries: texts,
    errors: texts,
    notice: z.union([text, z.record(text, z.union([text, texts]))]).optional(),
  }),
]);

/** In React's format, such a text refers to something else: another part, a file, a function. */
const isReference = (value: unknown) => typeof value === 'string' && /^\$(?!\$|undefined$)/.test(value);

function isState(json: string): boolean {
  try {
    const read: unknown = JSON.parse(json, (_, value) => {
      if (isReference(value)) throw new Error('a reference');
      return value;
    });
    return states.safeParse(read).success;
  } catch {
    return false;
  }
}

const LONGEST_KEY = 2_000;

/**
 * Whether the fields for React in a posted form are those that our pages contain: one server function with one form
 * state (`useActionState`). React would read more than that, and fail with 500 or wait for parts that never come.
 */
export function isPostedByOurPages(form: FormData): boolean {
  const fields = [...form].filter(([name]) => name.startsWith('$ACTION_'));
  if (fields.length === 0) return true;
  const given = new Map(fields);
  if (given.size < fields.length) return false;
  const number = /^\$ACTION_REF_(\d{1,4})$/.exec([...given.keys()].find((name) => name.includes('REF_')) ?? '')?.[1];
  const take = (name: string) => {
    const value = given.get(name);
    given.delete(name);
    return typeof value === 'string' ? value : undefined;
  };
  const key = given.has('$ACTION_KEY') ? take('$ACTION_KEY') : '';
  const isWhole =
    take(`$ACTION_REF_${number}`) === '' &&
    REFERENCE.test(take(`$ACTION_${number}:0`) ?? '') &&
    isState(take(`$ACTION_${number}:1`) ?? '');
  return isWhole && key !== undefined && key.length <= LONGEST_KEY && given.size === 0;
}
