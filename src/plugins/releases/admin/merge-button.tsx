'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { Choice } from '@/admin/together/choice';
import { fieldName } from '@/admin/together/field-name';
import { type Conflict, keyOf } from '@/lib/merge';
import type { Choices } from '../merge-live';
import type { ListedMember } from '../overview';
import '../../../admin/together/together.css';

type Props = { release: string; member: ListedMember; onMerged: () => Promise<void> };
type Result = { isMerged: boolean; choices?: Choices };

const words = {
  title: 'Both versions changed the same text',
  mine: 'In the release',
  theirs: 'Live',
  allMine: 'Keep all of the release',
  allTheirs: 'Take all of the live version',
};

/** Merges what was published outside the release; asks where both changed the same field. */
export function MergeButton({ release, member, onMerged }: Props) {
  const { config, getEntityConfig } = useConfig();
  const [choices, setChoices] = useState<Choices>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { place, title } = member;
  const isGlobal = 'global' in place;
  const entity = isGlobal
    ? getEntityConfig({ globalSlug: place.global })
    : getEntityConfig({ collectionSlug: place.collection });

  const nameOf = (conflict: Conflict) =>
    fieldName(entity?.fields ?? [], choices?.draft ?? {}, conflict.place, (slug) =>
      Object.values(config.blocksMap).find((block) => block.slug === slug),
    );

  const merge = async (chosen: { field: string; isDraft: boolean }[]): Promise<boolean> => {
    setBusy(true);
    const response = await ask<Result>('POST', `/releases/${release}/merge`, {
      member: isGlobal ? place.global : place.id,
      seen: choices?.seen,
      choices: chosen,
    });
    setBusy(false);
    setError('error' in response ? response.error : undefined);
    // What was chosen stays for another attempt.
    if ('error' in response) return false;
    setChoices(response.choices);
    if (!response.isMerged) return false;
    toast.success(`The live version was merged into “${title}”, and the draft was saved.`);
    await onMerged();
    return true;
  };
  const choose = (isMine: boolean[]) =>
    merge(
      (choices?.conflicts ?? []).map(({ place: field }, index) => ({
        field: keyOf(field),
        isDraft: isMine[index] === true,
      })),
    );

  return (
    <>
      <Button size="small" buttonStyle="secondary" isBusy={isBusy} onClick={() => void merge([])}>
        {`Merge with the live version of ${title}`}
      </Button>
      <div aria-live="polite">{error && !choices ? <p className="admin-error">{error}</p> : null}</div>
      {choices ? (
        <Choice
          key={JSON.stringify(choices.seen)}
          words={words}
          conflicts={choices.conflicts}
          nameOf={nameOf}
          onChoose={choose}
          onLater={() => setChoices(undefined)}
          error={error}
        />
      ) : null}
    </>
  );
}
