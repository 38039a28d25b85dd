import { Frame } from '@/components/layout/frame';
import { findForm } from '@/data/forms';
import { FormAlone } from './form-alone';

/** For the preview frame: a form alone, as it is typed. */
export async function FramedForm({ id }: { id: string }) {
  const form = await findForm(id);
  return (
    <Frame path="/">
      {form ? <FormAlone form={form} /> : <p className="wrap py-16">This form is shown once it is saved.</p>}
    </Frame>
  );
}
