'use client';

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { type Conflict, isSame, keyOf, merge, type Picks } from '@/lib/merge';
import { useStateOf } from '../together/use-state-of';
import { type Kept, kept, type Place } from './kept';
import { withoutSecrets } from './without-secrets';

const documentSchema = z.record(z.string(), z.unknown());
const wordsSchema = z.object({ base: documentSchema, mine: documentSchema });
type Document = z.infer<typeof documentSchema>;

export type Offer = Kept & { value: z.infer<typeof wordsSchema> };

const offerOf = (found: Kept): Offer | undefined => {
  const value = wordsSchema.safeParse(found.value);
  return value.success ? { ...found, value: value.data } : undefined;
};

/** What an earlier visit could not save, which can be put into the form (`restore`) or be forgotten (`discard`). */
export function useKeptWords(place: Place, isNew: boolean, onRestored: () => void) {
  const { savedDocumentData, isInitializing } = useDocumentInfo();
  const { getData, getFields, replaceState, setModified } = useForm();
  const stateOf = useStateOf();
  const [offer, setOffer] = useState<Offer>();
  const [conflicts, setConflicts] = useState<Conflict[]>();

  /** The form as a document: unchanged fields as stored, because a form writes empty values in its own way. */
  const current = useCallback((): Document => {
    const mine = getData() as Document;
    const stored = isNew ? undefined : savedDocumentData;
    return stored ? merge(stored, mine, stored, new Map()).document : mine;
  }, [getData, isNew, savedDocumentData]);

  const look = useCallback(async () => {
    for (const found of await kept.list({ person: place.person, form: place.form })) {
      const next = offerOf(found);
      const now = withoutSecrets(current()) as Document;
      const merged = next && merge(next.value.base, next.value.mine, now, new Map());
      const isNews = merged && (merged.conflicts.length > 0 || !isSame(merged.document, now));
      if (isNews) return setOffer(next);
      // The server has it: only its response was lost.
      await kept.forget(place, found.window);
    }
    setOffer(undefined);
  }, [place, current]);

  // Once, with the form as loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` changes with every save
  useEffect(() => {
    if (!isInitializing) void look();
  }, [isInitializing, place]);

  const finish = async (window: string) => {
    await kept.forget(place, window);
    setConflicts(undefined);
    setOffer(undefined);
  };

  const fill = async (picks: Picks): Promise<boolean> => {
    if (!offer) return false;
    const now = current();
    const { document, conflicts: open } = merge(offer.value.base, offer.value.mine, now, picks);
    if (open.length > 0) {
      setConflicts(open);
      return false;
    }
    const state = await stateOf(document);
    if (!state) {
      toast.error('The form could not be filled. Your changes are still kept. Try again.');
      return false;
    }
    const { file } = getFields();
    replaceState(file ? { ...state, file } : state);
    setModified(true);
    // Kept again, as words of this window, before they are forgotten as those of the other.
    await kept.keep(place, { value: offer.value, changes: offer.changes }, offer.at);
    await finish(offer.window);
    onRestored();
    return true;
  };

  return {
    offer,
    conflicts,
    later: () => setConflicts(undefined),
    restore: () => fill(new Map()),
    choose: (choices: boolean[]) =>
      fill(
        new Map(
          (conflicts ?? []).map(({ place, theirs }, index) => [
            keyOf(place),
            { theirs, isMine: choices[index] === true },
          ]),
        ),
      ),
    discard: async () => {
      if (offer) await finish(offer.window);
      await look();
    },
  };
}
