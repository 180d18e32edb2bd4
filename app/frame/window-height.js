// Measured after the first paint: no style waits for it, and none is looked at again when it is set
// (styles/tokens.css).
{
  const { style } = document.documentElement;
  const measure = () => {
    const height = `${innerHeight}px`;
    if (style.getPropertyValue('--vh') !== height) style.setProperty('--vh', height);
  };
  // While the page is still empty: with the first one, Chrome styles all of it anew.
  style.setProperty('--vh', '100vh');
  // A phone's browser tells of a resize before it paints at all.
  addEventListener('load', () => {
    measure();
    addEventListener('resize', measure);
  });
}
