import { filePath } from '@/lib/inbox-addresses';
import type { Submission } from '../store';

const KILOBYTE = 1024;
const kilobytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

export const WriteTo = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className="inbox-break">
    {email}
  </a>
);

type Props = { submission: string; answer: Submission['answers'][number] };

export function Answer({ submission, answer: { kind, value, file } }: Props) {
  if (kind === 'email') return <WriteTo email={value} />;
  if (!file) {
    return (
      <span className="inbox-answer" dir="auto">
        {value}
      </span>
    );
  }
  return (
    <>
      <a href={filePath(submission, file.id)} download className="inbox-break" dir="auto">
        {value}
      </a>{' '}
      <span className="admin-small">({kilobytes.format(Math.ceil(file.size / KILOBYTE))})</span>
    </>
  );
}
