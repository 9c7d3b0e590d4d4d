import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

// The accounts list of the specification waits this long; every list does the same.
const DEBOUNCE_MS = 500;

interface ListSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

export function ListSearch({ value, onSearch }: ListSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const sent = useRef(value);

  useEffect(() => {
    // Back, Forward and a shared address change the search without a key being pressed.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    // A search that is still waiting must not call back who has followed a link of the console.
    const onClick = (event: MouseEvent) => event.defaultPrevented && clearTimeout(timer);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
    };
  }, [text, onSearch]);

  return (
    <Input
      className="kit-list-search"
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={t('common:action.search')}
      placeholder={t('common:action.search')}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
