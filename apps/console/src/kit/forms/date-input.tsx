import { Input, type InputProps } from 'antd';
import { useState } from 'react';

interface DateInputProps extends Pick<InputProps, 'id' | 'min' | 'max'> {
  value: string;
  onChange: (date: string) => void;
}

/** A date that is taken over when it is within its bounds: typing one passes through others. */
export function DateInput({ value, onChange, ...input }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...input}
      type="date"
      required
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
