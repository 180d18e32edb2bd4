/** Stands for the company's own logo, which the owner supplies. */
export function CompanyMark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
      <path d="M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5z" stroke="currentColor" />
      <path d="M10 6l3.5 2v4L10 14l-3.5-2V8z" fill="currentColor" />
    </svg>
  );
}
