/** The buttons below a post that copy its address or hand it to another app. */
export function sharePost(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  const status = share?.querySelector<HTMLElement>('[role=status]');
  const copyButton = share?.querySelector<HTMLButtonElement>('[data-copy-link]');
  const shareButton = share?.querySelector<HTMLButtonElement>('[data-share-link]');
  if (!share || !status || !copyButton || !shareButton) return;
  const url = location.origin + share.dataset.share;

  copyButton.hidden = false;
  copyButton.addEventListener('click', async () => {
    status.textContent = '';
    const isCopied = await copy(url);
    status.textContent = (isCopied ? status.dataset.copied : status.dataset.failed) ?? '';
  });

  if (typeof navigator.share === 'function') shareButton.hidden = false;
  else shareButton.remove();
  shareButton.addEventListener('click', () => {
    // Closing the sheet without sharing rejects the promise, which is no error.
    navigator.share({ title: share.dataset.title ?? '', url }).catch(() => undefined);
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For browsers that have no clipboard API on plain HTTP. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  return isCopied;
}
