/** Opens what hides a part of the page, and closes it again. */
export function createReveal() {
  let undo: (() => void)[] = [];

  function open(element: Element): void {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      undo.push(() => {
        element.open = false;
      });
    }
    if (element instanceof HTMLDialogElement && !element.open) {
      element.setAttribute('open', '');
      undo.push(() => element.removeAttribute('open'));
    }
    if (element.hasAttribute('hidden')) {
      element.removeAttribute('hidden');
      undo.push(() => element.setAttribute('hidden', ''));
    }
    if (element.id && getComputedStyle(element).display === 'none') goTo(element.id);
  }

  return {
    show(element: Element): void {
      for (const around of outermostFirst(element)) open(around);
    },
    hideAgain(): void {
      for (const close of undo) close();
      undo = [];
    },
  };
}

/** Panels of tabs show by the address; it is replaced, so that going back leaves the editor. */
export function goTo(id: string): void {
  const { scrollX, scrollY } = window;
  // Whole: a fragment alone would be one of the editor's when its script started this.
  const address = new URL(location.href);
  address.hash = id;
  location.replace(address.href);
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

function outermostFirst(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [...outermostFirst(parent), element] : [element];
}
