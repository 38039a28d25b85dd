import { type Option, OptionLine } from './option';

export type Group = { label: string; options: Option[] };

type Props = {
  id: string;
  groups: Group[];
  active: string | undefined;
  onPick: (option: Option) => void;
  onPoint: (option: Option) => void;
};

export const PaletteList = ({ id, groups, active, onPick, onPoint }: Props) => (
  <div id={id} role="listbox" aria-label="Results" className="palette-list" tabIndex={-1}>
    {groups.map(({ label, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options
      <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
        <div id={`${id}-${label}`} className="palette-group" role="presentation">
          {label}
        </div>
        {options.map((option) => (
          <OptionLine
            key={option.id}
            option={option}
            domId={`${id}-${option.id}`}
            isActive={option.id === active}
            onPick={() => onPick(option)}
            onPoint={() => onPoint(option)}
          />
        ))}
      </div>
    ))}
  </div>
);
