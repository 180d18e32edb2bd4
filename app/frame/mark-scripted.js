// While the page is still empty, or the browser would look at the style of every element again.
document.documentElement.dataset.scripted = '';
