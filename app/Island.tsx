import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { IslandName, islands } from './islands.ts';

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

interface Props<Name extends IslandName> {
  name: Name;
  /** The component of that name: the server renders it here, the browser fetches it when needed. */
  component: ComponentOf<Name>;
  /** Sent with the page as JSON. */
  props: Omit<ComponentProps<ComponentOf<Name>>, 'children'>;
  /** Rendered by the server only: the island holds it as it is. */
  children?: ReactNode;
}

/** A part of a content page that becomes interactive by itself (wake-islands.ts). */
export function Island<Name extends IslandName>(island: Props<Name>) {
  const { name, component, props, children } = island;
  const Component = component as ComponentType<{ children?: ReactNode }>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props}>
        {children ? <span data-slot="">{children}</span> : undefined}
      </Component>
    </div>
  );
}
