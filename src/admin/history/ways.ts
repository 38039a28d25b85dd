import { sharedValue } from '../shared-value';

/** Which ways are open: for the menu of the document. */
export const openWays = sharedValue({ canUndo: false, canRedo: false });
