/** Everything that Mantine needs around it; the signed-in part of the app stands inside. */
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import type { Direction } from '../../shared/places/languages.ts';
import './mantine-styles.ts';
import { mantineTheme, resolveMantineVariables } from './mantine-theme.ts';

export type MantineFrameProps = { direction: Direction; children: ReactNode };

export function MantineFrame({ direction, children }: MantineFrameProps): ReactNode {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <FollowDirection direction={direction} />
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={resolveMantineVariables}
        defaultColorScheme="auto"
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Another language may run the other way. */
function FollowDirection({ direction }: { direction: Direction }): null {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
