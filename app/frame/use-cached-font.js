// Before the first paint: takes the font that this browser has fetched before.
try {
  const { fontName, fontFile } = document.currentScript.dataset;
  if (localStorage.getItem(`font-${fontName}`) === fontFile) {
    document.documentElement.dataset.font = '';
  }
} catch {
  // Without storage nothing is known of it, and it comes after the page.
}
