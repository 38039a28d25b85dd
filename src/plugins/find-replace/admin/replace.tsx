'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/admin/panel/button';
import { type Chosen as ChosenRelease, ReleaseChoice, requestOf } from '@/plugins/releases/admin/api';
import type { Preview, ShownDocument } from '../preview';
import type { Outcome } from '../replace';
import { askForPreview, askToReplace, type Search } from './ask';
import { chosenIn, countOf, idOf, isElsewhere, type Left, outcomeWords, placesIn, withAll, withHit } from './choice';
import { FoundDocument } from './found-document';
import { SearchForm } from './search-form';

const NO_RELEASE: ChosenRelease = { release: undefined, title: '' };

type Shown = Preview & { search: Search };

const foundWords = ({ documents, isCut }: Preview) => {
  if (documents.length === 0) return 'Nothing found.';
  const places = documents.reduce((sum, { hits }) => sum + hits.length, 0);
  return `Found ${placesIn(places, documents.length)}.${isCut ? ' There are more: replace these first, then search again.' : ''}`;
};

/** Every change is a draft, so a version undoes it. */
export function Replace() {
  const [shown, setShown] = useState<Shown>();
  const [replacement, setReplacement] = useState('');
  const [left, setLeft] = useState<Left>(new Map());
  const [release, setRelease] = useState<ChosenRelease>(NO_RELEASE);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : 'Please try again.'));
    setBusy(false);
  };
  const search = (wanted: Search) =>
    during(async () => {
      setOutcomes([]);
      setLeft(new Map());
      setShown({ ...(await askForPreview(wanted)), search: wanted });
    });
  const documents = shown?.documents ?? [];
  const done = new Map(outcomes.map((outcome) => [idOf(outcome), outcome]));
  const isLeft = (document: ShownDocument) => isElsewhere(document, release.release);
  const open = documents.filter((document) => !done.has(idOf(document)) && !isLeft(document));
  const chosen = chosenIn(left, open);
  const releases = shown?.releases ?? [];
  const into = requestOf(release);
  const isNamed = release.release === undefined || into !== undefined;
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (!shown || chosen.length === 0 || !isNamed) return;
    const tell = (some: Outcome[]) => {
      setOutcomes((before) => [...before, ...some]);
      const begun = some.find((outcome) => outcome.release)?.release;
      if (!begun || releases.some(({ id }) => id === begun)) return;
      // The new release joins the open ones.
      setShown({ ...shown, releases: [...releases, { id: begun, title: release.title.trim() }] });
      setRelease({ release: begun, title: '' });
    };
    void during(() => askToReplace({ search: shown.search, replacement, chosen, into }, tell));
  };

  return (
    <>
      <SearchForm isBusy={isBusy} onSearch={(wanted) => void search(wanted)} />
      <p role="status" className="replace-status">
        {isBusy
          ? 'Working…'
          : outcomes.length > 0
            ? outcomeWords(outcomes, releases.find(({ id }) => outcomes.some((one) => one.release === id))?.title)
            : shown
              ? foundWords(shown)
              : ''}
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {documents.length > 0 ? (
        <form className="admin-inputs replace-with" onSubmit={replace}>
          <label htmlFor="replace-with">Replace with</label>
          <input
            id="replace-with"
            value={replacement}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setReplacement(event.target.value)}
          />
          <div className="replace-release">
            <ReleaseChoice open={releases} chosen={release} onChoose={setRelease} none="No release" />
          </div>
          <Button type="submit" isBusy={isBusy} disabled={chosen.length === 0 || !isNamed}>
            {`Replace ${countOf(chosen)} as drafts`}
          </Button>
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setLeft(withAll(left, open, true))}>
            Choose all
          </Button>
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setLeft(withAll(left, open, false))}>
            Choose none
          </Button>
        </form>
      ) : null}
      {documents.map((document) => (
        <FoundDocument
          key={idOf(document)}
          document={document}
          left={left}
          replacement={replacement}
          outcome={done.get(idOf(document))}
          isBusy={isBusy}
          isElsewhere={isLeft(document)}
          onHit={(key, isOn) => setLeft(withHit(left, document, key, isOn))}
          onAll={(isOn) => setLeft(withAll(left, [document], isOn))}
        />
      ))}
    </>
  );
}
