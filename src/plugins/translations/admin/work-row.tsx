import { LinkButton } from '@/admin/panel/button';
import { Link } from '@/payload/link';
import type { Progress } from '../overview';
import { countsInWords } from '../words';

type Props = {
  document: Progress;
  language: string;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (isOn: boolean) => void;
  onBegin: () => void;
};

export function WorkRow({ document, language, isChosen, isBusy, onChoose, onBegin }: Props) {
  const { collection, kind, original, id, counts } = document;
  return (
    <tr>
      <td>
        {id ? (
          <input
            type="checkbox"
            aria-label={`Export ${original.title}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        ) : null}
      </td>
      <td>
        <Link href={`/admin/collections/${collection}/${id ?? original.id}`} prefetch={false}>
          {original.title}
        </Link>{' '}
        <span className="admin-small">{original.path}</span>
      </td>
      <td>{kind}</td>
      <td>
        {counts ? (
          countsInWords(counts)
        ) : (
          <>
            Not started{' '}
            <LinkButton isBusy={isBusy} onClick={onBegin}>
              Start
              <span className="admin-hidden">
                {' '}
                {original.title} in {language}
              </span>
            </LinkButton>
          </>
        )}
      </td>
    </tr>
  );
}
