import { LocalTime } from '@/admin/local-time';

/** When the links were checked last. */
export const Checked = ({ at }: { at: string }) => (
  <>
    Checked <LocalTime time={at} />
  </>
);
