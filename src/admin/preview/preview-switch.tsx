'use client';

/** For narrow screens; wide ones have Payload's toggle. */
export function PreviewSwitch({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <button type="button" className="preview-switch" onClick={onToggle}>
      {isShown ? 'Form' : 'Preview'}
    </button>
  );
}
