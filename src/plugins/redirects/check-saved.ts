import type { Redirect } from '@payload-types';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { redirectFromSchema } from '@/fields/redirect-from';
import { statusOf } from '../../redirects/redirects.ts';
import { ownPath, readRules, servedPaths, targetOf } from './redirect-rules';
import { RuleBook } from './rule-book';
import { refusalOf } from './rules';

/** Set in `context` by code that has checked the rules itself: imports, and renames, which must not fail. */
export const CHECKED = 'redirectsChecked';

const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string';

const fieldOf = { from: 'from', match: 'match', to: 'to.address' } as const;

/** Rejects rules on published pages, in loops or to invalid targets. Stores this site's addresses as paths. */
export const checkRedirect: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, operation, req }) => {
  if (!data || req.context[CHECKED]) return data;
  const { from, match = 'exact', status } = { ...originalDoc, ...data };
  const to = { ...originalDoc?.to, ...data.to } as Redirect['to'];
  // The fields themselves refuse other types.
  if (!isText(from) || !isText(to.address) || !from || !to.kind) return data;
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req });
  };
  if (to.kind !== 'document' && to.kind !== 'address') {
    refuse('to.kind', 'Choose a page of this site or enter an address.');
  }
  if (to.address) to.address = ownPath(to.address.trim());
  if (data.to?.address) data.to.address = to.address;
  const id = operation === 'update' ? originalDoc?.id : undefined;
  const { pages, byId, rules, stored } = await readRules(req.payload, req);
  const before = stored.find((other) => other.id === id)?.from;
  const target = targetOf(to, byId);
  const refusal = await refusalOf(
    {
      from: redirectFromSchema.safeParse(from).data ?? from.trim(),
      match,
      status: statusOf(status),
      ...(target === undefined ? {} : { to: target }),
    },
    {
      book: await RuleBook.of(
        rules.filter((rule) => rule.from !== before),
        servedPaths(pages),
      ),
      titles: new Map(pages.map(({ path, title }) => [path, title])),
    },
  );
  if (refusal) refuse(fieldOf[refusal.field], refusal.message);
  return data;
};
