'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import { Button } from '@/admin/panel/button';
import { InsertPattern } from './insert-pattern';
import './patterns.css';
import { SavePattern } from './save-pattern';

const INSERT = 'insert-pattern';
const SAVE = 'save-pattern';

export function PatternBar() {
  const { openModal, closeModal } = useModal();
  return (
    <div className="pattern-bar">
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(INSERT)}>
        Insert a pattern
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(SAVE)}>
        Save sections as a pattern
      </Button>
      <Drawer slug={INSERT} title="Insert a pattern">
        <InsertPattern onDone={() => closeModal(INSERT)} />
      </Drawer>
      <Drawer slug={SAVE} title="Save sections as a pattern">
        <SavePattern onDone={() => closeModal(SAVE)} />
      </Drawer>
    </div>
  );
}
