'use client';

import { getTranslation } from '@payloadcms/translations';
import { useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormMessage, PageMessage } from '@/data/preview/page-messages';
import { isSame } from '@/lib/is-same';
import { type Fields, isSamePlace } from '@/payload/form-fields';
import { isRichText, type RichTextValue } from '@/payload/rich-text-value';
import { useFieldAt } from './use-field-at';

type Typed = Extract<PageMessage, { does: 'type' }>;
type Value = { path: string; value: string | RichTextValue; highlight?: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function usePageText(tell: (message: FormMessage) => void) {
  const { getFields, dispatchFields, setModified } = useForm();
  const find = useFieldAt();
  const { i18n } = useTranslation();
  const [open, setOpen] = useState<{ path: string; phrase?: string }>();
  /** The fields when editing began, to detect that the path leads to another section. */
  const begun = useRef<Fields>(undefined);
  const known = useRef<Value>(undefined);
  /** Undo gives rich text a new initial value; the form's editor does not. */
  const knownInitial = useRef<unknown>(undefined);

  /** Sends the field to the page. False if its text cannot be edited there. */
  const begin = (path: string): boolean => {
    const fields = getFields();
    const field = find(path);
    const stored = fields[path]?.value;
    if (!field || !('name' in field) || field.admin?.readOnly) return false;
    const label = getTranslation(
      'label' in field && (typeof field.label === 'object' || field.label) ? field.label : field.name,
      i18n,
    );
    if (field.type === 'richText' && isRichText(stored)) {
      begun.current = fields;
      known.current = { path, value: stored };
      knownInitial.current = fields[path]?.initialValue;
      setOpen({ path });
      tell({ says: 'richText', label, path, value: stored });
      return true;
    }
    const isText = field.type === 'text' || field.type === 'textarea';
    if (!isText || typeof stored !== 'string') return false;
    const phrase = path.replace(/[^.]+$/, 'highlight');
    const hasPhrase = field.name === 'heading' && phrase in fields;
    const value = {
      path,
      value: stored,
      ...(hasPhrase && { highlight: textOf(fields[phrase]?.value) }),
    };
    begun.current = fields;
    known.current = value;
    setOpen({ path, ...(hasPhrase && { phrase }) });
    tell({ says: 'text', kind: field.type, label, maxLength: field.maxLength, ...value });
    return true;
  };

  const type = ({ path, value, highlight }: Typed) => {
    if (!begun.current || !isSamePlace(begun.current, getFields(), path)) return tell({ says: 'end' });
    if (known.current?.path === path) {
      known.current = { ...known.current, value, ...(highlight === undefined ? {} : { highlight }) };
    }
    // Synchronous, so that an undo right after it finds the change.
    flushSync(() => {
      if (highlight !== undefined) {
        dispatchFields({ type: 'UPDATE', path: path.replace(/[^.]+$/, 'highlight'), value: highlight });
      }
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    });
  };

  const value = useFormFields(([fields]) => (open ? fields[open.path]?.value : undefined));
  const highlight = useFormFields(([fields]) => (open?.phrase ? fields[open.phrase]?.value : undefined));
  const initialValue = useFormFields(([fields]) => (open ? fields[open.path]?.initialValue : undefined));
  // Changed elsewhere: by undo, in the form, or by a merge.
  useEffect(() => {
    if (!open || !known.current || !(typeof value === 'string' || isRichText(value))) return;
    const now = { path: open.path, value, ...(open.phrase && { highlight: textOf(highlight) }) };
    if (isSame(now.value, known.current.value) && now.highlight === known.current.highlight) return;
    if (typeof value === 'object' && initialValue === knownInitial.current) {
      // The restarted form editor has an older value than the page.
      dispatchFields({ type: 'UPDATE', path: open.path, value: known.current.value });
      return;
    }
    knownInitial.current = initialValue;
    known.current = now;
    tell({ says: 'value', ...now });
  }, [open, value, highlight, initialValue, dispatchFields, tell]);

  const stop = () => {
    const left = open && getFields()[open.path]?.value;
    // The form's editor updates only when its initial value becomes another object.
    if (open && isRichText(left)) {
      dispatchFields({ type: 'UPDATE', path: open.path, initialValue: structuredClone(left) });
    }
    setOpen(undefined);
  };

  return { begin, type, stop };
}
