import { afterPaint } from '../../after-paint.ts';
import { isPlainClick } from '../../plain-click.ts';

/**
 * The tabs switch in place, by the arrow keys too. Which panel shows is told by the section
 * (Products.module.css). The address keeps the choice: it survives a reload and another language.
 */
export function switchTabs(): void {
  const list = document.querySelector<HTMLElement>('[role=tablist]');
  const section = list?.closest('section');
  if (!list || !section) return;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role=tab]')];

  const mark = (picked: HTMLAnchorElement) => {
    for (const tab of tabs) {
      // As an attribute: the oldest supported Firefox does not know the property.
      tab.setAttribute('aria-selected', String(tab === picked));
      tab.tabIndex = tab === picked ? 0 : -1;
    }
  };
  const show = (picked: HTMLAnchorElement) => {
    section.dataset.selected = picked.hash.slice(1);
  };
  const pick = (event: Event, picked: HTMLAnchorElement | undefined) => {
    if (!picked) return;
    event.preventDefault();
    mark(picked);
    // A panel takes long to lay out on a slow phone: its tab is shown as picked before it.
    afterPaint(() => {
      show(picked);
      history.replaceState(history.state, '', picked.hash);
    });
  };

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[role=tab]');
    if (tab && isPlainClick(event)) pick(event, tab);
  });
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const target = tabAfter(event.key, at, tabs.length);
    pick(event, tabs[target]);
    tabs[target]?.focus();
  });

  const first = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  if (!first) return;
  mark(first);
  show(first);
}

/** Arrow keys go round; -1 for keys that are not a tab's. */
function tabAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? at : -1;
}
