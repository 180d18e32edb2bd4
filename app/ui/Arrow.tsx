/** Along what leads on; its size is the place's. LinkButton draws its own: the inquiry has no byte to spare. */
export function Arrow() {
  return (
    <svg viewBox="0 0 24 12" aria-hidden="true">
      <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
