import { Figure } from '@/admin/dashboard/figure';
import { LocalTime } from '@/admin/local-time';

/** `at`: when the links were checked last (ISO 8601). */
export const BrokenLinksFigure = ({ count, at }: { count: number; at: string | undefined }) => (
  <Figure
    label="Broken links"
    count={count}
    href="/admin/collections/broken-links"
    note={
      at ? (
        <>
          Checked <LocalTime time={at} />
        </>
      ) : (
        'Not checked yet'
      )
    }
    isAlarm={count > 0}
  />
);
