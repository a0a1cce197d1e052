import { classNames } from "#web/lib/class-names.ts";

/** A hold with its bolt, and the contour line it stands on. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={className}>
      <path
        d="M24.700 8.800c2.300 4.700.700 8.200-1.400 11.500-2.300 3.600-5.600 6.500-10.400 6.100C7.900 26 2.900 23.400 1.600 18.400.400 13.600 2.800 10.200 5.500 6.900 8.400 3.400 12.200.700 16.700 1.700c3.700.800 6.300 3.600 8 7.100Z"
        stroke="currentColor"
        strokeWidth="1.100"
        className="text-accent-line"
      />
      <path
        d="M20.700 9.700c1.700 3.100.800 5.600-.600 7.900-1.700 2.700-3.900 4.900-7.300 4.500-3.400-.400-6.500-1.900-7.300-5.100-.800-3.200.900-5.500 2.800-7.800 2.100-2.500 4.600-4.400 7.700-3.700 2.100.500 3.600 2.200 4.700 4.200Z"
        className="fill-accent"
      />
      <circle cx="13.400" cy="13.600" r="2.100" className="fill-paper" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <LogoMark className="size-6" />
      <span className="font-serif text-lg font-semibold tracking-tight">Foothold</span>
    </span>
  );
}
