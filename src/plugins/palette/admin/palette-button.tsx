'use client';

import { useAuth } from '@payloadcms/ui';
import { OPEN_PALETTE } from './open-palette';
import './palette.css';

export function PaletteButton() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <button
      type="button"
      className="admin-icon-button palette-button"
      aria-label="Search and commands"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search and commands (Ctrl K)"
      onClick={() => window.dispatchEvent(new Event(OPEN_PALETTE))}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5" />
        <path d="m12.5 12.5 4 4" />
      </svg>
    </button>
  );
}
