import { COMPANY } from '@/admin/readable-time';
import { Link } from '@/payload/link';
import { monthInWords, monthOf, otherMonth, today } from '../month';
import { planAddress, type Shown } from './addresses';

type Props = { shown: Shown; kinds: { slug: string; label: string }[] };

/** Links alone, so that they work without scripts. */
export function Controls({ shown, kinds }: Props) {
  const { month, view, kind } = shown;
  const to = (change: Partial<Shown>, label: string, isCurrent = false) => (
    <Link
      key={label}
      className="admin-bar-button"
      href={planAddress({ ...shown, ...change })}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
    </Link>
  );
  const thisMonth = monthOf(today(COMPANY));
  return (
    <div className="plan-controls">
      <nav className="admin-actions" aria-label="Months">
        {([-1, 1] as const).map((by) => to({ month: otherMonth(month, by) }, monthInWords(otherMonth(month, by))))}
        {to({ month: thisMonth }, 'Today', month === thisMonth)}
      </nav>
      <nav className="admin-actions" aria-label="Views">
        {(['month', 'list'] as const).map((one) => to({ view: one }, one === 'month' ? 'Month' : 'List', view === one))}
      </nav>
      <nav className="admin-actions" aria-label="Kinds">
        {to({ kind: undefined }, 'All', !kind)}
        {kinds.map(({ slug, label }) => to({ kind: slug }, label, kind === slug))}
      </nav>
    </div>
  );
}
