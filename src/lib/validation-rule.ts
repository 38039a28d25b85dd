import type { Validate } from 'payload';

const rules = new WeakMap<object, unknown>();

/** Marks `outer` as the rule `inner` with more around it. */
export function wrapRule(inner: object, outer: Validate): Validate {
  rules.set(outer, inner);
  return outer;
}

/** A field's own rule, without what was put around it. */
export const ruleOf = <Rule>(validate: Rule): Rule =>
  typeof validate === 'function' ? ((rules.get(validate) as Rule | undefined) ?? validate) : validate;
