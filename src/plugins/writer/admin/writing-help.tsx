import { writer } from '../write';
import { HelpItem } from './help-item';
import { HelpPanel } from './help-panel';

/** Not there while the service is off, or only translates. */
const isOn = () => writer.about()?.kinds.includes('shorten') ?? false;

export const WritingHelp = () => (isOn() ? <HelpPanel /> : null);

export const WritingHelpItem = () => (isOn() ? <HelpItem /> : null);
