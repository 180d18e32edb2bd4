/** A number to call, as it is written; the address has its digits alone. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="nowrap">
      {phone}
    </a>
  );
}
