// While the page is still empty: to ask for the height lays out what is there, and to set it later
// has the browser look at the style of every element again.
{
  const { style } = document.documentElement;
  const measure = () => {
    const height = `${innerHeight}px`;
    if (style.getPropertyValue('--vh') !== height) style.setProperty('--vh', height);
  };
  measure();
  // A tab that was opened in the background had no height yet.
  addEventListener('load', measure);
  addEventListener('resize', measure);
}
