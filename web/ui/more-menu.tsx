import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { MoreIcon } from './area-icons.tsx';
import type { Icon } from './icons.tsx';
import styles from './more-menu.module.css';

export type MenuAction = { label: string; icon: Icon; onPress: () => void; isDanger?: boolean };

export type MoreMenuProps = {
  /** What the actions are for. */
  label: string;
  actions: readonly MenuAction[];
  /** In place of the dots, where all actions are of one kind. */
  icon?: Icon;
};

/** What else can be done with a row, behind three dots. */
export function MoreMenu({ label, actions, icon: MenuIcon = MoreIcon }: MoreMenuProps): ReactNode {
  return (
    <Menu
      position="bottom-end"
      offset={4}
      classNames={{ dropdown: styles.list ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <IconButton label={label}>
          <MenuIcon />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: words, icon: ActionIcon, onPress, isDanger = false }) => (
          <Menu.Item
            key={words}
            className={classNames(styles.action, isDanger && styles.danger)}
            leftSection={<ActionIcon size={18} />}
            onClick={onPress}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
