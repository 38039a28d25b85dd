'use client';

import { useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { MomentInput } from '@/admin/schedule/moment-input';
import { classNames } from '@/payload/class-names';

/** Staff enter a time in their own zone, so none is stored beside it. */
export const PublishAt: DateFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue } = useField<string>({ path });
  const zone = useField<string>({ path: `${path}_tz` });
  return (
    <div className={classNames.field}>
      <MomentInput
        label="Publish at"
        value={value ?? ''}
        isDisabled={Boolean(readOnly)}
        onChange={(time) => {
          setValue(time || null);
          zone.setValue(null);
        }}
      />
      <p className="admin-quiet">Publishes automatically at this time. Set by editors.</p>
    </div>
  );
};
