import { Tag } from 'antd';
import type { AccountTag } from '../../lib/api-types';
import './tag-label.css';

/** A tag with a dot in its colour: the name is read on any ground. */
export const TagLabel = ({ tag: { name, color } }: { tag: Pick<AccountTag, 'name' | 'color'> }) => (
  <Tag variant="outlined">
    {color && <span className="tag-dot" style={{ background: color }} aria-hidden />}
    {name}
  </Tag>
);
