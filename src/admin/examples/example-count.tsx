'use client';

import { useFormFields } from '@payloadcms/ui';
import { openField } from '../preview/open-field';
import './examples.css';
import { unconfirmed } from './unconfirmed';

/** Beside the publish button: the number of sections with example text, linked to the first of them. */
export function ExampleCount() {
  // One string, so that typing elsewhere does not re-render this.
  const open = useFormFields(([fields]) => unconfirmed(fields).join(' '));
  if (!open) return null;
  const paths = open.split(' ');
  return (
    <button type="button" className="example-count" onClick={() => void openField(paths[0] ?? '')}>
      {paths.length === 1 ? 'Example text in 1 section' : `Example text in ${paths.length} sections`}
    </button>
  );
}
