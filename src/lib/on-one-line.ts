import { cleanLine } from '@shared/clean-text';

/** A text as a field of one line stores it, without spaces around it. Texts that are compared with such a field. */
export const onOneLine = (text: string): string => cleanLine(text).trim();
