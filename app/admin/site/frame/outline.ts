type Boxes = () => DOMRect[];

const looks = {
  sample: { outline: '2px dotted #c2570c', 'background-color': '#ffb02033' },
  hovered: { outline: '2px dashed #0b7fab', 'box-shadow': '0 0 0 4px #fff8' },
  selected: { outline: '2px solid #0b7fab', 'box-shadow': '0 0 0 4px #fff' },
};

/** Draws around texts in a layer of its own, so that nothing of the page is touched. */
export function createOutline() {
  const layer = document.createElement('div');
  layer.dataset.outlines = '';
  layer.setAttribute('aria-hidden', 'true');
  style(layer, {
    position: 'fixed',
    inset: '0',
    width: 'auto',
    height: 'auto',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    overflow: 'hidden',
    'pointer-events': 'none',
    'z-index': '2147483647',
  });
  document.documentElement.append(layer);
  // Above dialogs as well, where the browser can do it.
  if ('showPopover' in layer) {
    layer.setAttribute('popover', 'manual');
    layer.showPopover();
  }

  const shown: Record<keyof typeof looks, Boxes> = {
    sample: () => [],
    hovered: () => [],
    selected: () => [],
  };
  let isAsked = false;

  function draw(): void {
    isAsked = false;
    const names = Object.keys(looks) as (keyof typeof looks)[];
    const drawn = names.flatMap((name) => shown[name]().map((box) => drawBox(name, box)));
    layer.replaceChildren(...drawn);
  }

  function update(): void {
    if (!isAsked) requestAnimationFrame(draw);
    isAsked = true;
  }

  addEventListener('scroll', update, { capture: true, passive: true });
  addEventListener('resize', update);
  void document.fonts.ready.then(update);
  return {
    update,
    set(name: keyof typeof looks, boxes: Boxes): void {
      shown[name] = boxes;
      update();
    },
  };
}

function drawBox(name: keyof typeof looks, { left, top, width, height }: DOMRect): HTMLElement {
  const box = document.createElement('div');
  box.dataset.outline = name;
  style(box, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    'border-radius': '2px',
    'outline-offset': '1px',
    ...looks[name],
  });
  return box;
}

/** Property by property: the page's policy forbids style attributes. */
function style(element: HTMLElement, properties: Record<string, string>): void {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
