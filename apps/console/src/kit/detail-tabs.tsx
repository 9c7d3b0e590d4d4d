import { ConfigProvider, Tabs, type TabsProps } from 'antd';

// The primary colour of the dark theme is too faint for the name of the chosen tab.
const TAB_TOKENS = { itemSelectedColor: 'var(--link)', itemHoverColor: 'var(--link)' };

export function DetailTabs({ items }: Required<Pick<TabsProps, 'items'>>) {
  return (
    <ConfigProvider theme={{ components: { Tabs: TAB_TOKENS } }}>
      <Tabs items={items} />
    </ConfigProvider>
  );
}
