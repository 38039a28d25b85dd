'use client';

/** Where the form and its preview do not fit side by side: goes from one to the other. Wide screens have Payload's eye. */
export function PreviewSwitch({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <button type="button" className="preview-switch" onClick={onToggle}>
      {isShown ? 'Form' : 'Preview'}
    </button>
  );
}
