import { Button, Flex } from 'antd';

export interface ListFilter {
  name: string;
  label: string;
  /** What can be chosen, with how many rows each would show where that is known. */
  options: { value: string; label: string; count?: number | undefined }[];
}

interface FilterChipsProps {
  filters: ListFilter[];
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}

/** One group of toggles per filter; a second press on a chosen chip takes it away. */
export function FilterChips({ filters, chosen, onChange }: FilterChipsProps) {
  const toggle = (name: string, value: string) => {
    const { [name]: current, ...rest } = chosen;
    onChange(current === value ? rest : { ...rest, [name]: value });
  };
  return filters.map(({ name, label, options }) => (
    <Flex key={name} role="group" aria-label={label} gap={8} wrap>
      {options.map((option) => {
        const isChosen = chosen[name] === option.value;
        return (
          <Button
            key={option.value}
            size="small"
            shape="round"
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => toggle(name, option.value)}
          >
            {option.label}
            {option.count !== undefined && <span className="kit-chip-count">{option.count}</span>}
          </Button>
        );
      })}
    </Flex>
  ));
}
