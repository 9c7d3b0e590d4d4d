import { ConfigProvider, Tabs, type TabsProps } from 'antd';
import './detail-tabs.css';

// The primary colour of the dark theme is too faint for the name of the chosen tab.
const TAB_TOKENS = { itemSelectedColor: 'var(--link)', itemHoverColor: 'var(--link)' };

interface DetailTabsProps extends Required<Pick<TabsProps, 'items'>> {
  /** The chosen tab, when the address holds it. */
  active?: string;
  onChoose?: (key: string) => void;
}

export function DetailTabs({ items, active, onChoose }: DetailTabsProps) {
  return (
    <ConfigProvider theme={{ components: { Tabs: TAB_TOKENS } }}>
      <Tabs
        className="detail-tabs"
        items={items}
        destroyOnHidden
        {...(active && { activeKey: active })}
        {...(onChoose && { onChange: onChoose })}
      />
    </ConfigProvider>
  );
}
